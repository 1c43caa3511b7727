import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { trainingPhraseTemplates } from './tables.ts';

/**
 * A template's row, locked until the transaction ends, so that it is not deleted while a flow begins to use it, and
 * not renamed either. In any language unless one is named. Undefined when the agent has none of this id.
 */
export function lockTemplate(
  session: DatabaseSession,
  agentId: string,
  templateId: string,
  languageId?: string,
): Promise<InferSelectModel<typeof trainingPhraseTemplates> | undefined> {
  const inLanguage = languageId ? eq(trainingPhraseTemplates.languageId, languageId) : undefined;
  return session
    .agent(agentId)
    .first(trainingPhraseTemplates, and(eq(trainingPhraseTemplates.id, templateId), inLanguage), {
      forUpdate: true,
    });
}
