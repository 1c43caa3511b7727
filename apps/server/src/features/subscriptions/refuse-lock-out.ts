import { stateOfSubscription, subscriptionKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { userAgents } from '../agents/index.ts';
import { subscriptions } from './tables.ts';

/**
 * Throws `conflict` when all subscriptions of a user's own agents have ended by now: who has ended them could not take
 * that back.
 */
export async function refuseLockOut(session: DatabaseSession, userId: string, now: Date): Promise<void> {
  const links = await session.shared.select(userAgents, { where: eq(userAgents.userId, userId) });
  const own = await Promise.all(
    links.map(({ linkedAgentId }) => session.agent(linkedAgentId).select(subscriptions)),
  );
  const all = own.flat();
  if (all.length && all.every((one) => stateOfSubscription(one, now) === 'closed'))
    throw new AppError('conflict', subscriptionKeys.locksOut);
}
