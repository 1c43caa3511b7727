import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { noteContentChange } from '../agents/index.ts';
import { trainingPhraseTemplates } from '../templates/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { earliestToUndo } from './keep-deleted.ts';
import { publishPlace } from './publish-flow.ts';
import { deletedFlows, flows, flowVersions, trainingPhrases } from './tables.ts';

interface Deletion {
  agentId: string;
  languageId: string;
  deletionId: string;
  userId: string;
}

/**
 * Brings back the flows of a deletion as they were: with their ids, places, phrases and versions, and to visitors those
 * that were published. What has led to them all along leads to them again. Where the flow above is deleted too, they
 * come to the top level; a template that is gone is left out. Throws `notFound` when there is nothing to undo any more,
 * or `conflict` when one of the flows has been made again.
 */
export async function restoreFlow(app: App, { agentId, languageId, deletionId, userId }: Deletion) {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const now = app.now();
    const kept = await scope.select(deletedFlows, {
      where: and(
        eq(deletedFlows.deletionId, deletionId),
        eq(deletedFlows.languageId, languageId),
        gte(deletedFlows.deletedAt, earliestToUndo(now)),
      ),
      orderBy: asc(deletedFlows.position),
      forUpdate: true,
    });
    if (!kept.length) throw notFound();
    const masters = kept.map(({ flow }) => flow.masterId);
    if (await scope.count(flows, and(inArray(flows.masterId, masters), eq(flows.languageId, languageId))))
      throw new AppError('conflict', 'intentList.snackbar.restoreIntentError');
    for (const { flow, phrases, versions } of kept) {
      const { id, trainingPhraseTemplateId: templateId } = flow;
      const parentId = flow.parentId ?? null;
      const stands = !parentId || (await scope.count(flows, eq(flows.id, parentId))) > 0;
      const hasTemplate =
        templateId &&
        (await scope.count(trainingPhraseTemplates, eq(trainingPhraseTemplates.id, templateId)));
      await scope.insert(flows, [
        {
          ...flow,
          parentId: stands ? parentId : null,
          trainingPhraseTemplateId: hasTemplate ? templateId : null,
        },
      ]);
      await scope.insert(trainingPhrases, phrases);
      await scope.insert(flowVersions, versions);
      if (id && !stands) await publishPlace(session, { agentId, userId, now }, id, null);
    }
    await scope.delete(deletedFlows, eq(deletedFlows.deletionId, deletionId));
    await noteContentChange(session, agentId);
  });
  await requestTraining(app, agentId);
}
