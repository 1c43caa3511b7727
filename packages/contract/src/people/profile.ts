import { z } from 'zod';
import { agentSummary } from '../agents/agents.ts';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, nothing, timestamp } from '../calls/primitives.ts';
import { Role } from '../calls/roles.ts';
import { shortcuts, userSettings } from './user-settings.ts';

export const ChatStatus = { offline: 0, online: 1 } as const;
export const chatStatus = z.literal([ChatStatus.offline, ChatStatus.online]);
export type ChatStatus = z.infer<typeof chatStatus>;

/** With what a user signs in: a password, or the work account of their company (for example Microsoft 365). */
export const LoginType = { password: 0, workAccount: 1 } as const;
export const loginType = z.literal(Object.values(LoginType));
export type LoginType = z.infer<typeof loginType>;

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
  loginType,
  profileImageUrl: z.string().nullable(),
  chatStatus,
  isUserAdmin: z.boolean(),
  userAgentList: z.array(userAgent),
  /** When the last subscription of the user's agents ends, or did; null when one renews itself, and without any. */
  subscriptionsEndAt: timestamp.nullable(),
  /** How many characters a password has to have that the user chooses. */
  passwordMin: z.int(),
  settings: userSettings,
  shortcuts,
});
export type UserData = z.infer<typeof userData>;

export const setChatStatus = endpoint({
  method: 'PUT',
  path: '/profile/chatStatus/:id',
  summary: 'Sets whether the signed-in user takes chats',
  access: { kind: 'signedIn', whenEnded: true },
  audit: 'passing',
  params: z.object({ id }),
  query: nothing,
  body: z.object({ chatStatus }),
  reply: acknowledged,
  // The hub tells everybody.
  invalidates: [],
});
