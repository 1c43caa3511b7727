import type { ErasureReceipt } from '@samtale/contract';
import { desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { conversations, erasures } from '../tables.ts';

type ErasureRow = InferSelectModel<typeof erasures>;

/** The agent's receipts, the newest first. */
export async function listErasures(scope: AgentScope, page: number, rowsPerPage: number) {
  const rows = await scope.select(erasures, {
    orderBy: [desc(erasures.erasedAt), desc(erasures.id)],
    limit: rowsPerPage,
    offset: page * rowsPerPage,
  });
  return { list: rows.map(receiptOf), totalCount: await scope.count(erasures) };
}

/** A conversation's receipts, the newest first: it may go on after it was anonymised, and be anonymised again. */
export async function erasuresOfChat(scope: AgentScope, conversationId: string): Promise<ErasureReceipt[]> {
  const rows = await scope.select(erasures, {
    where: eq(erasures.conversationId, conversationId),
    orderBy: [desc(erasures.erasedAt), desc(erasures.id)],
  });
  return rows.map(receiptOf);
}

/** The last time a conversation was anonymised. */
export const lastErasure = (scope: AgentScope, conversationId: string): Promise<ErasureRow | undefined> =>
  scope.first(erasures, eq(erasures.conversationId, conversationId), {
    orderBy: [desc(erasures.erasedAt), desc(erasures.id)],
  });

/**
 * How often a conversation was anonymised. With `hold` it is not anonymised from then until the scope's transaction ends:
 * whoever has read its log and finds the number unchanged may store what was said.
 */
export async function countErasures(
  scope: AgentScope,
  conversationId: string,
  { hold = false } = {},
): Promise<number> {
  if (hold) await scope.first(conversations, eq(conversations.id, conversationId), { forUpdate: true });
  return scope.count(erasures, eq(erasures.conversationId, conversationId));
}

export const receiptOf = (row: ErasureRow): ErasureReceipt => ({
  id: row.id,
  chatToken: row.conversationId,
  erasedAt: row.erasedAt,
  user: { id: row.userId, name: row.userName },
  counts: row.counts,
});
