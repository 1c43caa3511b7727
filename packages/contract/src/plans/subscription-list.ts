import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { roleGroups } from '../calls/roles.ts';
import { planName } from './plans.ts';
import { addons } from './subscription-addons.ts';

/** Whether a subscription counts now, did so once, or is still to begin. */
export const subscriptionState = z.enum(['current', 'closed', 'new']);
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** How often a subscription is paid for, and for how long it renews itself. */
export const PlanType = { monthly: 0, annual: 1 } as const;
export type PlanType = (typeof PlanType)[keyof typeof PlanType];

export const subscription = addons.extend({
  id,
  plan: planName,
  planType: z.literal(Object.values(PlanType)),
  state: subscriptionState,
  startsAt: timestamp,
  bindingEnd: timestamp,
  autoRenews: z.boolean(),
  isPaid: z.boolean(),
  /** What the supplier wants those to know who are on it; empty without. */
  informationMessage: z.string(),
});
export type Subscription = z.infer<typeof subscription>;

type Period = Pick<Subscription, 'startsAt' | 'bindingEnd' | 'autoRenews'>;

/** It counts from its start until its binding ends; one that renews itself does not end. */
export function stateOfSubscription(
  { startsAt, bindingEnd, autoRenews }: Period,
  now: Date,
): SubscriptionState {
  if (Date.parse(startsAt) > now.getTime()) return 'new';
  return autoRenews || Date.parse(bindingEnd) > now.getTime() ? 'current' : 'closed';
}

/** Until when it is bound: one that renews itself has been so by the month or the year since its first binding ended. */
export function boundUntil(
  { bindingEnd, autoRenews, planType }: Pick<Subscription, 'bindingEnd' | 'autoRenews' | 'planType'>,
  now: Date,
): Date {
  const first = new Date(bindingEnd);
  if (!autoRenews || first > now) return first;
  const step = planType === PlanType.annual ? 12 : 1;
  const since =
    (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth();
  const renewals = Math.max(1, Math.floor(since / step));
  const at = monthsLater(first, renewals * step);
  return at > now ? at : monthsLater(first, (renewals + 1) * step);
}

/** The same day of a later month, or its last one where it has none. */
function monthsLater(from: Date, months: number): Date {
  const at = new Date(from);
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== from.getUTCDate()) at.setUTCDate(0);
  return at;
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
  provides: ['subscriptions'],
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
  provides: [],
});
