import { type Subscription, stateOfSubscription } from '@samtale/contract';
import type { subscriptions } from './tables.ts';

/** A subscription as those see it who are on it: what it costs is between its company and the supplier. */
export function subscriptionOf(row: typeof subscriptions.$inferSelect, now: Date): Subscription {
  const { agentId: _agentId, discount: _discount, fixedPrice: _price, currencyId: _currency, ...told } = row;
  return { ...told, state: stateOfSubscription(row, now) };
}
