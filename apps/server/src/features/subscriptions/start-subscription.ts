import { type PlanName, plans, trialDays } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { subscriptions } from './tables.ts';

/** What a plan is bound for when it is bought by the month, in days. */
const monthDays = 30;

/** Begins a plan for an agent, from now on: the trial for its days, any other by the month. */
export async function startSubscription(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  plan: PlanName,
  now: Date,
): Promise<void> {
  const isTrial = plans[plan].category === 'trial';
  const end = new Date(now.getTime() + (isTrial ? trialDays : monthDays) * 86_400_000);
  await session.agent(agentId).insert(subscriptions, [
    {
      id: createId(),
      plan,
      startsAt: now.toISOString(),
      bindingEnd: end.toISOString(),
      autoRenews: !isTrial,
      isPaid: !isTrial,
    },
  ]);
}
