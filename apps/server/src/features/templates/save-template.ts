import { newId, type TemplateInput, TemplateRefusal, type TrainingPhraseTemplate } from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { lockNames, noteContentChange } from '../agents/index.ts';
import { usesOfTemplate } from '../reporting/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { lockTemplate } from './lock-template.ts';
import { getTemplate } from './read-templates.ts';
import { saveTemplatePhrases } from './save-template-phrases.ts';
import { trainingPhraseTemplates } from './tables.ts';

interface SaveTemplate {
  agentId: string;
  languageId: string;
  input: TemplateInput;
}

/**
 * Saves a template; has the agent trained when flows that visitors get learn other phrases by it. Throws
 * `badRequest` with what is wrong, `notFound`, or `conflict` when somebody else has saved it since it was read.
 */
export async function saveTemplate(app: App, saving: SaveTemplate): Promise<TrainingPhraseTemplate> {
  const { agentId, languageId } = saving;
  const input = { ...saving.input, title: saving.input.title.trim() };
  refuseProblems(input);
  const { saved, retrain } = await app.database.transaction(async (session) => {
    await lockNames(session, agentId);
    await refuseDoublet(session, saving, input.title);
    const isNew = input.id === newId;
    const id = isNew ? await insertTemplate(session, saving, input.title, app.now()) : input.id;
    if (!isNew) await updateTemplate(session, saving, input.title, app.now());
    const changed = await saveTemplatePhrases(session, agentId, languageId, id, input.trainingPhraseList);
    const isLive = (await usesOfTemplate(session, agentId, id)).some((use) => use.isLive);
    if (changed && isLive) await noteContentChange(session, agentId);
    return { saved: await getTemplate(session, agentId, languageId, id), retrain: changed && isLive };
  });
  if (retrain) await requestTraining(app, agentId);
  return saved;
}

/** A template has a title and a phrase. */
function refuseProblems({ title, trainingPhraseList }: TemplateInput): void {
  const fields = [];
  const key = (name: string) => `trainingPhraseTemplate.snackbar.${name}`;
  if (!title) fields.push({ path: 'title', messageKey: key('missingTitle') });
  if (!trainingPhraseList.some(({ question }) => question.trim())) {
    fields.push({ path: 'trainingPhraseList', messageKey: key('missingTrainingPhrase') });
  }
  if (fields[0]) throw new AppError('badRequest', fields[0].messageKey, { fields });
}

async function refuseDoublet(
  session: DatabaseSession,
  { agentId, languageId, input }: SaveTemplate,
  title: string,
): Promise<void> {
  const others = await session.agent(agentId).select(trainingPhraseTemplates, {
    where: and(eq(trainingPhraseTemplates.languageId, languageId), ne(trainingPhraseTemplates.id, input.id)),
  });
  // Not in SQL: whether it knows the small letters of Danish depends on the database's locale.
  if (!others.some((other) => other.title.toLowerCase() === title.toLowerCase())) return;
  throw new AppError('badRequest', 'trainingPhraseTemplate.create.doublet', {
    code: TemplateRefusal.doublet,
    values: { name: title },
  });
}

async function insertTemplate(
  session: DatabaseSession,
  { agentId, languageId }: SaveTemplate,
  title: string,
  now: Date,
): Promise<string> {
  const id = createId();
  const row = { id, languageId, title, lastModified: now.toISOString() };
  await session.agent(agentId).insert(trainingPhraseTemplates, [row]);
  return id;
}

async function updateTemplate(
  session: DatabaseSession,
  { agentId, languageId, input }: SaveTemplate,
  title: string,
  now: Date,
): Promise<void> {
  const row = await lockTemplate(session, agentId, input.id, languageId);
  if (!row) throw notFound();
  if (input.revision !== undefined && row.revision !== input.revision) {
    throw new AppError('conflict', 'trainingPhraseTemplate.detail.changedByOther');
  }
  if (row.title !== title && (await usesOfTemplate(session, agentId, row.id)).length) {
    throw new AppError('badRequest', 'trainingPhraseTemplate.update.used.trainingPhraseTemplate.type.error', {
      code: TemplateRefusal.renameUsed,
      values: { name: row.title },
    });
  }
  const values = { title, revision: row.revision + 1, lastModified: now.toISOString() };
  await session
    .agent(agentId)
    .update(trainingPhraseTemplates, values, eq(trainingPhraseTemplates.id, row.id));
}
