import { z } from 'zod';
import { agentSummary } from './agents.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged, id, nothing } from './primitives.ts';
import { Role } from './roles.ts';

export const ChatStatus = { offline: 0, online: 1 } as const;
export const chatStatus = z.literal([ChatStatus.offline, ChatStatus.online]);
export type ChatStatus = z.infer<typeof chatStatus>;

export const role = z.literal(Object.values(Role));

/** A user's link to an agent: what they may do there. */
export const userAgent = z.object({ agentId: id, agent: agentSummary, roleList: z.array(role) });
export type UserAgent = z.infer<typeof userAgent>;

export const userData = z.object({
  id,
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  chatStatus,
  isUserAdmin: z.boolean(),
  userAgentList: z.array(userAgent),
});
export type UserData = z.infer<typeof userData>;

export const setChatStatus = endpoint({
  method: 'PUT',
  path: '/profile/chatStatus/:id',
  summary: 'Sets whether the signed-in user takes chats',
  access: { kind: 'signedIn' },
  params: z.object({ id }),
  query: nothing,
  body: z.object({ chatStatus }),
  reply: acknowledged,
});
