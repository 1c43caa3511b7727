import type { Subscription } from '@samtale/contract';
import { desc } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { subscriptionOf } from './subscription-of.ts';
import { subscriptions } from './tables.ts';

/** An agent's subscriptions, the newest first. */
export async function listSubscriptions(app: App, agentId: string): Promise<Subscription[]> {
  const now = app.now();
  const rows = await app.database.agent(agentId).select(subscriptions, {
    orderBy: [desc(subscriptions.startsAt), desc(subscriptions.id)],
  });
  return rows.map((row) => subscriptionOf(row, now));
}

/** The one that tells what the agent has: that of now, otherwise the next, otherwise the last. */
export const leadingSubscription = (newestFirst: readonly Subscription[]): Subscription | null =>
  newestFirst.find(({ state }) => state === 'current') ??
  newestFirst.findLast(({ state }) => state === 'new') ??
  newestFirst[0] ??
  null;
