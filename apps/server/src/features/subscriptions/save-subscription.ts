import { newId, type SoldSubscription, type SubscriptionInput, subscriptionKeys } from '@samtale/contract';
import { eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { agents } from '../agents/index.ts';
import { readSubscription } from './read-subscription.ts';
import { refuseLockOut } from './refuse-lock-out.ts';
import { subscriptionRevision } from './subscription-revision.ts';
import { subscriptions } from './tables.ts';

/**
 * Saves a subscription; whoever is on the agent gets in, or does not, from now on. Throws `notFound`, `badRequest` for
 * an agent that is none, and `conflict` when somebody else has changed it since it was read, or another one of the agent
 * is active at the same time, or who saves it would be shut out by it.
 */
export async function saveSubscription(
  app: App,
  userId: string,
  { revision, ...input }: SubscriptionInput & { revision?: string | undefined },
): Promise<SoldSubscription> {
  const isNew = input.id === newId;
  const { agentId, ...row } = { ...input, id: isNew ? createId() : input.id };
  await app.database.transaction(async (session) => {
    if (isNew) await refuseUnknownAgent(session, agentId);
    const scope = session.agent(agentId);
    // Of two that are saved at once the second sees the first.
    await scope.lock('subscriptions');
    if (!isNew) {
      const stored = await scope.first(subscriptions, eq(subscriptions.id, row.id));
      if (!stored) throw notFound();
      if (revision !== undefined && revision !== subscriptionRevision(stored))
        throw new AppError('conflict', subscriptionKeys.changed);
    }
    const others = await scope.select(subscriptions, { where: ne(subscriptions.id, row.id) });
    const other = others.find((one) => areActiveTogether(one, row, app.now()));
    if (other) throw new AppError('conflict', subscriptionKeys.activeExists, { values: { id: other.id } });
    if (isNew) await scope.insert(subscriptions, [row]);
    else await scope.update(subscriptions, row, eq(subscriptions.id, row.id));
    await refuseLockOut(session, userId, app.now());
  });
  app.eventBus.publish(accessChanged, undefined);
  return readSubscription(app, row.id);
}

async function refuseUnknownAgent({ shared }: DatabaseSession, agentId: string): Promise<void> {
  if (await shared.count(agents, eq(agents.id, agentId))) return;
  const messageKey = subscriptionKeys.agent;
  throw new AppError('badRequest', messageKey, { fields: [{ path: 'agentId', messageKey }] });
}

type Period = Pick<SubscriptionInput, 'startsAt' | 'bindingEnd' | 'autoRenews'>;

/** Whether there is a moment, now or later, in which both count. What was so in the past is left as it is. */
function areActiveTogether(one: Period, other: Period, now: Date): boolean {
  const begin = Math.max(Date.parse(one.startsAt), Date.parse(other.startsAt), now.getTime());
  return begin < Math.min(endOf(one), endOf(other));
}

const endOf = ({ bindingEnd, autoRenews }: Period) =>
  autoRenews ? Number.POSITIVE_INFINITY : Date.parse(bindingEnd);
