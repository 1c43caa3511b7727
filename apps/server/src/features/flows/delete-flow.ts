import { and, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { requestTraining } from '../training/index.ts';
import { noteContentChange } from './publish-flow.ts';
import { findAgent } from './read-flows.ts';
import { flows } from './tables.ts';

/**
 * Deletes a flow with its sub-flows. The ids of all that went. Throws `notFound`, or `conflict` when the welcome or
 * fallback flow is among them.
 */
export async function deleteFlow(
  app: App,
  agentId: string,
  languageId: string,
  flowId: string,
): Promise<string[]> {
  const ids = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const flow = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)));
    if (!flow) throw notFound();
    const doomed = await scope.query<{ id: string; masterId: string }>(
      (agent) => sql`
        WITH RECURSIVE doomed AS (
          SELECT id, master_id FROM flows WHERE agent_id = ${agent} AND id = ${flowId}
          UNION
          SELECT f.id, f.master_id FROM flows f JOIN doomed d ON f.parent_id = d.id WHERE f.agent_id = ${agent}
        ) SELECT id, master_id AS "masterId" FROM doomed`,
    );
    const { defaultWelcomeFlowId, defaultFallbackFlowId } = await findAgent(session, agentId);
    if (
      doomed.some(({ masterId }) => masterId === defaultWelcomeFlowId || masterId === defaultFallbackFlowId)
    ) {
      throw new AppError('conflict', 'intentList.snackbar.deleteDefaultIntentError');
    }
    const list = doomed.map(({ id }) => id);
    await scope.delete(flows, inArray(flows.id, list));
    await noteContentChange(session, agentId);
    return list;
  });
  await requestTraining(app, agentId);
  return ids;
}
