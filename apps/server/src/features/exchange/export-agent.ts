import {
  type AgentFile,
  agentFileFormat,
  agentFileVersion,
  type FlowInFile,
  flowSettings,
  type LanguageInFile,
  languages,
  phraseContent,
  recordingIdOf,
} from '@samtale/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { testsForExport } from '../conversation-tests/index.ts';
import { entityTypesForExport } from '../entities/index.ts';
import { flows, readContent, storedPhrase, trainingPhrases } from '../flows/index.ts';
import { listOfficeTimes } from '../office-times/index.ts';
import { recordingsForExport } from '../recordings/index.ts';
import { templatePhrases, trainingPhraseTemplates } from '../templates/index.ts';

/** A bot as a file: what is saved of one of its languages, or of all. */
export function exportAgent(app: App, agentId: string, languageId: string | undefined): Promise<AgentFile> {
  // One transaction, so that nothing of it is from before a save and something from after.
  return app.database.transaction(async (session) => {
    const agent = await findAgent(session, agentId);
    const wanted = languages.filter(
      ({ id }) => agent.languageIds.includes(id) && (languageId === undefined || id === languageId),
    );
    const languageList: LanguageInFile[] = [];
    for (const { id, languageCodeShort } of wanted)
      languageList.push({ languageCode: languageCodeShort, ...(await exportLanguage(session, agentId, id)) });
    return {
      format: agentFileFormat,
      version: agentFileVersion,
      name: agent.name,
      exportedAt: app.now().toISOString(),
      welcomeIntentId: agent.defaultWelcomeFlowId,
      fallbackIntentId: agent.defaultFallbackFlowId,
      languageList,
      officeTimeList: await listOfficeTimes(session, agentId),
      recordingList: await recordingsForExport(session, agentId, playedIn(languageList)),
    };
  });
}

async function exportLanguage(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<Omit<LanguageInFile, 'languageCode'>> {
  return {
    flowList: await exportFlows(session, agentId, languageId),
    templateList: await exportTemplates(session, agentId, languageId),
    entityTypeList: await entityTypesForExport(session, agentId, languageId),
    testList: await testsForExport(session, agentId, languageId),
  };
}

/** The ids of the recordings that flows play, each once. */
const playedIn = (list: readonly LanguageInFile[]): string[] => [
  ...new Set(
    list.flatMap(({ flowList }) =>
      flowList.flatMap(({ settings }) => recordingIdOf(settings.customSpeechUrl) ?? []),
    ),
  ),
];

/** The flows of a language as they are saved, parents before their follow-ups. */
export async function exportFlows(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<FlowInFile[]> {
  const scope = session.agent(agentId);
  const rows = await scope.select(flows, { where: eq(flows.languageId, languageId), orderBy: asc(flows.id) });
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const ordered = [...(byParent.get(null) ?? [])];
  for (const row of ordered) ordered.push(...(byParent.get(row.id) ?? []));
  const phrases = await scope.select(trainingPhrases, {
    where: inArray(
      trainingPhrases.flowId,
      rows.map(({ id }) => id),
    ),
    orderBy: asc(trainingPhrases.id),
  });
  const byFlow = Map.groupBy(phrases, ({ flowId }) => flowId);
  return ordered.map((row) => {
    const { chatResponseList, intentActionList } = readContent(row.content);
    return {
      id: row.id,
      masterIntentId: row.masterId,
      followUpParentId: row.parentId,
      title: row.title,
      intentType: row.intentType,
      disabled: row.disabled,
      trainingPhraseTemplateId: row.trainingPhraseTemplateId,
      trainingPhraseList: (byFlow.get(row.id) ?? []).map((phrase) =>
        phraseContent.parse(storedPhrase(phrase)),
      ),
      chatResponseList,
      intentActionList,
      settings: flowSettings.parse(row.content.settings ?? {}),
    };
  });
}

async function exportTemplates(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<LanguageInFile['templateList']> {
  const scope = session.agent(agentId);
  const rows = await scope.select(trainingPhraseTemplates, {
    where: eq(trainingPhraseTemplates.languageId, languageId),
    orderBy: asc(trainingPhraseTemplates.id),
  });
  const ids = rows.map(({ id }) => id);
  const phrases = await scope.select(templatePhrases, {
    where: inArray(templatePhrases.templateId, ids),
    orderBy: asc(templatePhrases.index),
  });
  const byTemplate = Map.groupBy(phrases, ({ templateId }) => templateId);
  return rows.map(({ id, title }) => ({
    id,
    title,
    trainingPhraseList: (byTemplate.get(id) ?? []).map(({ text }) => text),
  }));
}
