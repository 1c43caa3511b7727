import { sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/**
 * A flow may not be its own follow-up, however far up, and stands below a flow of its own language. To be called in
 * the transaction that moves it: two moves that are harmless alone can make a circle together, so that one waits for
 * the other. Throws `badRequest`.
 */
export async function refuseCircle(
  scope: AgentScope,
  languageId: string,
  flowId: string,
  parentId: string | null,
): Promise<void> {
  if (parentId === null) return;
  await scope.lock('flow places');
  const above = await scope.query<{ id: string }>(
    (agent) => sql`
      WITH RECURSIVE above AS (
        SELECT id, parent_id FROM flows
         WHERE agent_id = ${agent} AND language_id = ${languageId} AND id = ${parentId}
        UNION
        SELECT f.id, f.parent_id FROM flows f JOIN above a ON f.id = a.parent_id WHERE f.agent_id = ${agent}
      ) SELECT id FROM above`,
  );
  if (above.length && above.every(({ id }) => id !== flowId)) return;
  throw new AppError('badRequest', 'intentList.snackbar.chooseSubIntentError');
}
