import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { subscriptions } from './tables.ts';

/** What an agent is subscribed to at this moment: what began last, of several. Undefined when it is to nothing. */
export function findCurrentPlan(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  now: Date,
): Promise<typeof subscriptions.$inferSelect | undefined> {
  const at = now.toISOString();
  const isOn = or(gt(subscriptions.bindingEnd, at), eq(subscriptions.autoRenews, true));
  return session.agent(agentId).first(subscriptions, and(lte(subscriptions.startsAt, at), isOn), {
    orderBy: [desc(subscriptions.startsAt), desc(subscriptions.id)],
  });
}
