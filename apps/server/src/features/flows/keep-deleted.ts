import { undoPeriod } from '@samtale/contract';
import { asc, eq, lt } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { deletedFlows, flows, flowVersions, trainingPhrases } from './tables.ts';

/**
 * Keeps flows that are about to be deleted, with their phrases and versions, and forgets those that were kept long
 * enough. `ids` names a flow after the one it stands below. The id by which `restoreFlow` brings them back. To be
 * called in the transaction that deletes them.
 */
export async function keepDeleted(
  scope: AgentScope,
  languageId: string,
  ids: readonly string[],
  now: Date,
): Promise<string> {
  await scope.delete(deletedFlows, lt(deletedFlows.deletedAt, earliestToUndo(now)));
  const deletionId = createId();
  const deletedAt = now.toISOString();
  for (const [position, id] of ids.entries()) {
    // Locked, so that what somebody saves at this moment is either kept or refused.
    const row = await scope.first(flows, eq(flows.id, id), { forUpdate: true });
    if (!row) continue;
    const phrases = await scope.select(trainingPhrases, {
      where: eq(trainingPhrases.flowId, id),
      orderBy: asc(trainingPhrases.id),
    });
    const versions = await scope.select(flowVersions, { where: eq(flowVersions.flowId, id) });
    // The database makes the rest of each row again.
    const { titleWords: _, saidWords: __, saidText: ___, ...flow } = row;
    await scope.insert(deletedFlows, [
      {
        deletionId,
        languageId,
        position,
        flow,
        phrases: phrases.map(({ words: _, ...phrase }) => phrase),
        versions,
        deletedAt,
      },
    ]);
  }
  return deletionId;
}

/** Before it, a deletion is for good. */
export const earliestToUndo = (now: Date): string => new Date(now.getTime() - undoPeriod).toISOString();
