import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, nothing, timestamp } from '../calls/primitives.ts';
import { roleGroups } from '../calls/roles.ts';
import { planLimits, planName } from './plans.ts';

/** The plan an agent is on, and how much of it is used. */
export const currentSubscription = z.object({
  plan: planName,
  /** What the plan includes, with what was bought beside it. */
  limits: planLimits,
  startsAt: timestamp,
  bindingEnd: timestamp,
  autoRenews: z.boolean(),
  /** Days that are left of a trial, today included; null of a plan that is paid for. */
  trialDaysLeft: z.int().nullable(),
  used: z.object({
    /** Begun this month, in which the visitor said something. */
    conversations: z.int(),
    /** Of phone calls that have ended this month, each begun one. */
    minutes: z.int(),
    sources: z.int(),
    widgets: z.int(),
    /** People who may sign in and work on the agent. */
    users: z.int(),
    languages: z.int(),
    /** Generated this month, and the tokens that took. */
    answers: z.int(),
    tokens: z.int(),
  }),
});
export type CurrentSubscription = z.infer<typeof currentSubscription>;

export const getCurrentSubscription = endpoint({
  method: 'GET',
  path: '/subscription/current/agentId/:agentId',
  summary: 'The plan the agent is on now, and what is used of it this month; null when it is on none',
  access: { kind: 'agent', roles: roleGroups.chatDeveloper, agentFrom: 'agentId', whenEnded: true },
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ subscription: currentSubscription.nullable() }),
  provides: ['subscriptions'],
});
