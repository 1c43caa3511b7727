import { newId } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { requestTraining } from '../training-runs/index.ts';
import { publishPlace } from './publish-flow.ts';
import { refuseCircle } from './refuse-circle.ts';
import { flows } from './tables.ts';

interface MoveFlow {
  agentId: string;
  languageId: string;
  masterIntentId: string;
  /** The all-zero id moves the flow to the top level. */
  parentMasterIntentId: string;
  userId: string;
}

/**
 * Moves a flow, with what is below it, under another. Which flows a visitor can reach depends on it, so a published
 * flow is published there at once; what else is only saved as draft stays a draft. Somebody who has the flow open is
 * told when saving. Throws `notFound`, or `badRequest` when the flow would come to stand below itself.
 */
export async function moveFlow(app: App, move: MoveFlow): Promise<void> {
  const { agentId, languageId, userId } = move;
  const published = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const flow = await findByMaster(scope, languageId, move.masterIntentId);
    const parent =
      move.parentMasterIntentId === newId
        ? null
        : await findByMaster(scope, languageId, move.parentMasterIntentId);
    const parentId = parent?.id ?? null;
    if (flow.parentId === parentId) return false;
    await refuseCircle(scope, languageId, flow.id, parentId);
    const lastModified = app.now().toISOString();
    await scope.update(
      flows,
      { parentId, revision: sql`${flows.revision} + 1`, lastModified },
      eq(flows.id, flow.id),
    );
    return publishPlace(session, { agentId, userId, now: app.now() }, flow.id, parentId);
  });
  if (published) await requestTraining(app, agentId);
}

async function findByMaster(scope: AgentScope, languageId: string, masterId: string) {
  const row = await scope.first(flows, and(eq(flows.masterId, masterId), eq(flows.languageId, languageId)));
  if (!row) throw notFound();
  return row;
}
