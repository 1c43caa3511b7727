import { nameUses, TemplateRefusal } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { usesOfTemplate } from '../reporting/index.ts';
import { lockTemplate } from './lock-template.ts';
import { trainingPhraseTemplates } from './tables.ts';

/** Deletes a template that no flow uses. Throws `notFound`, or `badRequest` with the flows that use it. */
export async function deleteTemplate(database: Database, agentId: string, templateId: string): Promise<void> {
  await database.transaction(async (session) => {
    const row = await lockTemplate(session, agentId, templateId);
    if (!row) throw notFound();
    const uses = await usesOfTemplate(session, agentId, templateId);
    if (uses.length) {
      throw new AppError('badRequest', 'trainingPhraseTemplate.delete.inUse', {
        code: TemplateRefusal.inUse,
        values: { name: row.title, flows: nameUses(uses) },
      });
    }
    await session.agent(agentId).delete(trainingPhraseTemplates, eq(trainingPhraseTemplates.id, templateId));
  });
}
