import type { SoldSubscription } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { accounts } from '../accounts/index.ts';
import { findAgent } from '../agents/index.ts';
import { subscriptionOf } from './subscription-of.ts';
import { subscriptionRevision } from './subscription-revision.ts';
import { subscriptions } from './tables.ts';

/** A subscription of any agent, with all that was agreed. Throws `notFound`. */
export async function readSubscription(app: App, subscriptionId: string): Promise<SoldSubscription> {
  const { database } = app;
  const agentId = await database.ownerOf(subscriptions, subscriptions.id, subscriptionId);
  const row =
    agentId && (await database.agent(agentId).first(subscriptions, eq(subscriptions.id, subscriptionId)));
  if (!row) throw notFound();
  const { name: agentName, accountId } = await findAgent(database, agentId);
  const company = await database.shared.first(accounts, eq(accounts.id, accountId));
  const { discount, fixedPrice, currencyId } = row;
  return {
    ...subscriptionOf(row, app.now()),
    ...{ discount, fixedPrice, currencyId },
    ...{ agentId, agentName, customerName: company?.name ?? '' },
    revision: subscriptionRevision(row),
  };
}
