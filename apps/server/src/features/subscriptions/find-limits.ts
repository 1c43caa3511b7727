import { limitsWith, type PlanLimits } from '@samtale/contract';
import { and, desc, lte } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findCurrentPlan } from './find-current-plan.ts';
import { subscriptions } from './tables.ts';

/**
 * What an agent may have at this moment: what its plan includes and was bought beside it, or that of the plan that ended
 * last, since one that has ended gives no more than it gave. Null for an agent that has never had one: it may have whatever it has.
 */
export async function findLimits(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  now: Date,
): Promise<PlanLimits | null> {
  const bought =
    (await findCurrentPlan(session, agentId, now)) ??
    (await session
      .agent(agentId)
      .first(
        subscriptions,
        and(lte(subscriptions.startsAt, now.toISOString()), lte(subscriptions.bindingEnd, now.toISOString())),
        { orderBy: [desc(subscriptions.bindingEnd), desc(subscriptions.id)] },
      ));
  return bought ? limitsWith(bought.plan, bought) : null;
}
