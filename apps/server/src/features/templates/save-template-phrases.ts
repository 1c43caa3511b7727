import type { TemplateInput } from '@samtale/contract';
import { asc, eq } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { distinctPhrases } from '../phrases/index.ts';
import { templatePhrases } from './tables.ts';

/**
 * Makes a template's phrases those of the list, in its order: blank ones and repetitions are left out. Whether
 * anything was different.
 */
export async function saveTemplatePhrases(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  templateId: string,
  list: TemplateInput['trainingPhraseList'],
): Promise<boolean> {
  const inOrder = [...list].sort((one, other) => one.index - other.index);
  const wanted = distinctPhrases(inOrder, ({ question }) => question, languageId);
  const scope = session.agent(agentId);
  const where = eq(templatePhrases.templateId, templateId);
  const present = await scope.select(templatePhrases, { where, orderBy: asc(templatePhrases.index) });
  const texts = [...wanted.values()].map(({ question }) => question.trim());
  if (present.length === texts.length && present.every(({ text }, index) => text === texts[index])) {
    return false;
  }
  await scope.delete(templatePhrases, where);
  const rows = [...wanted.keys()].map((normalisedText, index) => ({
    id: createId(),
    templateId,
    index,
    text: texts[index] ?? '',
    normalisedText,
  }));
  await scope.insert(templatePhrases, rows);
  return true;
}
