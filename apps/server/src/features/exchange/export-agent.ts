import {
  type AgentFile,
  agentFileFormat,
  agentFileVersion,
  type FlowInFile,
  flowSettings,
  type LanguageInFile,
  languages,
  newId,
  type PhraseContent,
  phraseContent,
  recordingIdOf,
} from '@samtale/contract';
import { asc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { inTurns, mapInTurns } from '../../platform/in-turns.ts';
import { findAgent } from '../agents/index.ts';
import { testsForExport } from '../conversation-tests/index.ts';
import { entityTypesForExport } from '../entities/index.ts';
import { flows, readContent, storedPhrase, type trainingPhrases } from '../flows/index.ts';
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
  const byFlow = await phrasesByFlow(scope, languageId);
  const flowOf = (row: (typeof rows)[number]): FlowInFile => {
    const { chatResponseList, intentActionList } = readContent(row.content);
    return {
      id: row.id,
      masterIntentId: row.masterId,
      followUpParentId: row.parentId,
      title: row.title,
      intentType: row.intentType,
      disabled: row.disabled,
      trainingPhraseTemplateId: row.trainingPhraseTemplateId,
      trainingPhraseList: byFlow.get(row.id) ?? [],
      chatResponseList,
      intentActionList,
      settings: flowSettings.parse(row.content.settings ?? {}),
    };
  };
  return inTurns(mapInTurns(ordered, flowOf));
}

/** Phrases that are read at a time: a language may have hundreds of thousands. */
const page = 500;

/** The phrases of a language's flows, by flow and as they were added. */
async function phrasesByFlow(scope: AgentScope, languageId: string): Promise<Map<string, PhraseContent[]>> {
  const byFlow = new Map<string, PhraseContent[]>();
  let last = newId;
  for (;;) {
    const rows = await scope.query<Record<string, unknown> & ReadPhrase>(
      (agent) => sql`
        SELECT id, flow_id AS "flowId", text, type, parts FROM training_phrases
         WHERE agent_id = ${agent} AND id > ${last}
           AND flow_id IN (SELECT id FROM flows WHERE agent_id = ${agent} AND language_id = ${languageId})
         ORDER BY id LIMIT ${page}`,
    );
    for (const row of rows) {
      const phrases = byFlow.get(row.flowId) ?? [];
      phrases.push(phraseContent.parse(storedPhrase(row)));
      byFlow.set(row.flowId, phrases);
    }
    const { id } = rows.at(-1) ?? {};
    if (!id || rows.length < page) return byFlow;
    last = id;
  }
}

type ReadPhrase = Pick<InferSelectModel<typeof trainingPhrases>, 'id' | 'flowId' | 'text' | 'type' | 'parts'>;

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
