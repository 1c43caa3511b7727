import type { TemplateListItem, TrainingPhraseTemplate } from '@samtale/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { templateUses, usesOfTemplate } from '../reporting/index.ts';
import { templatePhrases, trainingPhraseTemplates } from './tables.ts';

/** All templates of a language by title, with how many phrases they have and which flows use them. */
export async function listTemplates(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<TemplateListItem[]> {
  const scope = session.agent(agentId);
  const rows = await scope.select(trainingPhraseTemplates, {
    where: eq(trainingPhraseTemplates.languageId, languageId),
    orderBy: danishOrder(trainingPhraseTemplates.title),
  });
  if (!rows.length) return [];
  const counts = await scope.query<{ templateId: string; n: number }>(
    (id) => sql`SELECT template_id AS "templateId", count(*)::int AS n FROM template_phrases
                 WHERE agent_id = ${id} GROUP BY template_id`,
  );
  const countOf = new Map(counts.map(({ templateId, n }) => [templateId, n]));
  const uses = await templateUses(session, agentId);
  return rows.map(({ id, title, lastModified }) => ({
    id,
    title,
    intentList: uses.get(id) ?? [],
    trainingPhraseCount: countOf.get(id) ?? 0,
    lastModified,
  }));
}

/** One template with its phrases and the flows that use it. Throws `notFound`. */
export async function getTemplate(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  templateId: string,
): Promise<TrainingPhraseTemplate> {
  const scope = session.agent(agentId);
  const row = await scope.first(
    trainingPhraseTemplates,
    and(eq(trainingPhraseTemplates.id, templateId), eq(trainingPhraseTemplates.languageId, languageId)),
  );
  if (!row) throw notFound();
  const phrases = await scope.select(templatePhrases, {
    where: eq(templatePhrases.templateId, templateId),
    orderBy: asc(templatePhrases.index),
  });
  return {
    id: row.id,
    title: row.title,
    intentList: await usesOfTemplate(session, agentId, templateId),
    trainingPhraseList: phrases.map(({ text, index, normalisedText }) => ({
      question: text,
      index,
      name: normalisedText,
    })),
    revision: row.revision,
    lastModified: row.lastModified,
  };
}
