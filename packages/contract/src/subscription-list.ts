import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type PlanName, plans } from './plans.ts';
import { agentParams, id, nothing, timestamp } from './primitives.ts';
import { roleGroups } from './roles.ts';

/** Whether a subscription counts now, did so once, or is still to begin. */
export const subscriptionState = z.enum(['current', 'closed', 'new']);
export type SubscriptionState = z.infer<typeof subscriptionState>;

export const subscription = z.object({
  id,
  plan: z.enum(Object.keys(plans) as [PlanName, ...PlanName[]]),
  state: subscriptionState,
  startsAt: timestamp,
  bindingEnd: timestamp,
  autoRenews: z.boolean(),
  isPaid: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** It counts from its start until its binding ends; one that renews itself does not end. */
export function stateOfSubscription(
  { startsAt, bindingEnd, autoRenews }: Pick<Subscription, 'startsAt' | 'bindingEnd' | 'autoRenews'>,
  now: Date,
): SubscriptionState {
  if (Date.parse(startsAt) > now.getTime()) return 'new';
  return autoRenews || Date.parse(bindingEnd) > now.getTime() ? 'current' : 'closed';
}

export const getSubscriptionList = endpoint({
  method: 'GET',
  path: '/Subscription/subscriptionList/agentId/:agentId',
  summary: "An agent's subscriptions, the newest first",
  access: { kind: 'agent', roles: roleGroups.administrator, agentFrom: 'agentId', whenEnded: true },
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(subscription) }),
});

export const getSubscriptionContacts = endpoint({
  method: 'GET',
  path: '/subscription/contacts/agentId/:agentId',
  summary: "Whom to ask about an agent's plan: its administrators, and where more is sold",
  access: { kind: 'agent', roles: roleGroups.all, agentFrom: 'agentId', whenEnded: true },
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    administrators: z.array(z.object({ name: z.string(), email: z.string() })),
    /** Null where the server has not been told of any. */
    salesMail: z.string().nullable(),
  }),
});
