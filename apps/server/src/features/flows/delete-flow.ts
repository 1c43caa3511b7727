import { inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { findAgent, noteContentChange } from '../agents/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { flowWithThoseBelow } from './flows-below.ts';
import { keepDeleted } from './keep-deleted.ts';
import { flows } from './tables.ts';

interface FlowKey {
  agentId: string;
  languageId: string;
  intentId: string;
}

/**
 * Deletes a flow with its sub-flows, which can be undone for a while. The ids of all that went, and that of the
 * deletion. Throws `notFound`, or `conflict` when the welcome or fallback flow is among them.
 */
export async function deleteFlow(
  app: App,
  { agentId, languageId, intentId }: FlowKey,
): Promise<{ deletedIdList: string[]; deletionId: string }> {
  const deletion = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const doomed = await flowWithThoseBelow(scope, languageId, intentId);
    const { defaultWelcomeFlowId, defaultFallbackFlowId } = await findAgent(session, agentId);
    if (
      doomed.some(({ masterId }) => masterId === defaultWelcomeFlowId || masterId === defaultFallbackFlowId)
    ) {
      throw new AppError('conflict', 'intentList.snackbar.deleteDefaultIntentError');
    }
    const deletedIdList = doomed.map(({ id }) => id);
    const deletionId = await keepDeleted(scope, languageId, deletedIdList, app.now());
    await scope.delete(flows, inArray(flows.id, deletedIdList));
    await noteContentChange(session, agentId);
    return { deletedIdList, deletionId };
  });
  await requestTraining(app, agentId);
  return deletion;
}
