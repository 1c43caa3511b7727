import { newId } from '@samtale/contract';
import type { Person } from '@samtale/dialog';
import { gt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import type { ConversationService, ForgetElsewhere } from '../conversations/index.ts';
import { deleteCustomer } from '../customers/index.ts';
import { findOldConversations, findOldCustomers, oldBefore } from './old-data.ts';

/** How often it is looked for, in milliseconds. */
export const eraseInterval = 3600_000;

/** Of each kind and agent at a time; the rest goes with the next ones. */
export const mostAtOnce = 500;

/** Who stands in receipts and logs for what no person has done. */
const byItself: Person = { userId: newId, name: 'Samtale' };

/**
 * Erases the personal data that agents no longer keep: conversations are anonymised, and customers are deleted whom
 * nothing has been heard of since. Nothing of an agent whose interval is 0, or so new that it can still be taken back.
 * Where it fails for one agent the others do not wait for it; it rejects with the failures when all have had their turn.
 */
export async function eraseOldData(
  app: App,
  conversations: ConversationService,
  forgetTests: ForgetElsewhere,
): Promise<void> {
  const now = app.now();
  const keeping = await app.database.shared.select(agents, { where: gt(agents.gdprInterval, 0) });
  const failures: unknown[] = [];
  for (const { id: agentId, gdprInterval, gdprErasesFrom } of keeping) {
    if (gdprErasesFrom !== null && new Date(gdprErasesFrom) > now) continue;
    const before = oldBefore(now, gdprInterval);
    await eraseOf(app, conversations, forgetTests, agentId, before).catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length) throw new AggregateError(failures, 'Old data of some agents was not erased');
}

/** The same of one agent. */
async function eraseOf(
  app: App,
  conversations: ConversationService,
  forgetTests: ForgetElsewhere,
  agentId: string,
  before: string,
): Promise<void> {
  const talks = await findOldConversations(app.database, agentId, before, mostAtOnce);
  for (const id of talks)
    await unlessInUse(() => conversations.anonymise(agentId, id, byItself, forgetTests, before));
  // What customers said goes before they do: their conversations would have to be told of it otherwise.
  if (talks.length === mostAtOnce) return;
  for (const customerId of await findOldCustomers(app.database, agentId, before, mostAtOnce)) {
    const deletion = { agentId, customerId, by: byItself, unchangedSince: before };
    await unlessInUse(() => deleteCustomer(app, conversations, deletion));
  }
}

/** What somebody has taken, changed or erased meanwhile is left to the next time. */
async function unlessInUse(erase: () => Promise<unknown>): Promise<void> {
  try {
    await erase();
  } catch (error) {
    if (!(error instanceof AppError) || !['conflict', 'notFound'].includes(error.code)) throw error;
  }
}
