import { languages, type TemplateInput } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { asc, eq } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
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
  const code = languages.find((language) => language.id === languageId)?.languageCodeShort ?? 'da';
  const wanted = new Map<string, string>();
  for (const { question } of [...list].sort((one, other) => one.index - other.index)) {
    const text = question.trim();
    const normalised = normaliseText(text, code) || text;
    if (text && !wanted.has(normalised)) wanted.set(normalised, text);
  }
  const scope = session.agent(agentId);
  const where = eq(templatePhrases.templateId, templateId);
  const present = await scope.select(templatePhrases, { where, orderBy: asc(templatePhrases.index) });
  const texts = [...wanted.values()];
  if (present.length === texts.length && present.every(({ text }, index) => text === texts[index])) {
    return false;
  }
  await scope.delete(templatePhrases, where);
  const rows = [...wanted].map(([normalisedText, text], index) => ({
    id: createId(),
    templateId,
    index,
    text,
    normalisedText,
  }));
  await scope.insert(templatePhrases, rows);
  return true;
}
