import {
  type AgentFile,
  agentFileFormat,
  agentFileVersion,
  type FlowInFile,
  flowSettings,
  type LanguageInFile,
  languages,
  newId,
  phraseContent,
  recordingIdOf,
} from '@samtale/contract';
import { and, asc, eq, gt, type InferSelectModel, inArray, sql } from 'drizzle-orm';
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

/** More readings that somebody saves in the middle of; the next one lets nobody in. */
const mostReadings = 3;

/** A bot as a file: what is saved of one of its languages, or of all. */
export async function exportAgent(
  app: App,
  agentId: string,
  languageId: string | undefined,
): Promise<AgentFile> {
  const read = await readSteadily(app, agentId, languageId);
  const languageList: LanguageInFile[] = [];
  for (const { flowRows, ...rest } of read.languages)
    languageList.push({ ...rest, flowList: await flowsInFile(flowRows, read.phrases) });
  return {
    format: agentFileFormat,
    version: agentFileVersion,
    name: read.agent.name,
    exportedAt: app.now().toISOString(),
    welcomeIntentId: read.agent.defaultWelcomeFlowId,
    fallbackIntentId: read.agent.defaultFallbackFlowId,
    languageList,
    officeTimeList: read.officeTimeList,
    companyFacts: read.agent.companyFacts,
    recordingList: read.recordingList,
  };
}

/**
 * What a bot consists of, nothing of it from before a save and something from after. On the embedded database others have
 * their turns while it is read; what they have saved meanwhile makes it be read again.
 */
async function readSteadily(app: App, agentId: string, languageId: string | undefined) {
  const read = (session: DatabaseSession) => readAgent(session, agentId, languageId);
  if (!app.database.embedded) return app.database.snapshot(read);
  for (let reading = 0; reading < mostReadings; reading++) {
    const { found, isSteady } = await app.database.longTransaction(async (session) => {
      const before = await savesOf(session, agentId);
      const found = await read(session);
      return { found, isSteady: (await savesOf(session, agentId)) === before };
    });
    if (isSteady) return found;
  }
  return app.database.snapshot(read);
}

/** A text that is another one after whatever is saved or deleted of a bot's contents. */
async function savesOf(session: DatabaseSession, agentId: string): Promise<string> {
  const counted = sql`count(*) AS count, sum(revision) AS revisions, max(last_modified) AS last`;
  const [saves] = await session.agent(agentId).query<{ saves: string }>(
    (agent) => sql`
      SELECT json_agg(kind)::text AS saves FROM (
        SELECT ${counted} FROM flows WHERE agent_id = ${agent}
        UNION ALL SELECT ${counted} FROM training_phrase_templates WHERE agent_id = ${agent}
        UNION ALL SELECT ${counted} FROM entity_types WHERE agent_id = ${agent}
        UNION ALL SELECT ${counted} FROM conversation_tests WHERE agent_id = ${agent}
        UNION ALL SELECT count(*), 0, NULL FROM training_phrases WHERE agent_id = ${agent}
      ) kind`,
  );
  return saves?.saves ?? '';
}

async function readAgent(session: DatabaseSession, agentId: string, languageId: string | undefined) {
  const scope = session.agent(agentId);
  const agent = await findAgent(session, agentId);
  const wanted = languages.filter(
    ({ id }) => agent.languageIds.includes(id) && (languageId === undefined || id === languageId),
  );
  const read = [];
  for (const { id, languageCodeShort } of wanted)
    read.push({
      languageCode: languageCodeShort,
      flowRows: await flowsOf(scope, id),
      templateList: await exportTemplates(session, agentId, id),
      entityTypeList: await entityTypesForExport(session, agentId, id),
      testList: await testsForExport(session, agentId, id),
    });
  return {
    agent,
    languages: read,
    phrases: await phrasesByFlow(scope),
    officeTimeList: await listOfficeTimes(session, agentId),
    recordingList: await recordingsForExport(
      session,
      agentId,
      playedIn(read.flatMap(({ flowRows }) => flowRows)),
    ),
  };
}

type FlowRow = InferSelectModel<typeof flows>;
type PhrasesByFlow = ReadonlyMap<string, readonly ReadPhrase[]>;

/** The ids of the recordings that flows play, each once. */
const playedIn = (rows: readonly FlowRow[]): string[] => [
  ...new Set(
    rows.flatMap(
      ({ content }) => recordingIdOf(flowSettings.parse(content.settings ?? {}).customSpeechUrl) ?? [],
    ),
  ),
];

/** Rows that are read at a time: a bot may have thousands of flows, and hundreds of thousands of phrases. */
const rowsAtOnce = { flows: 200, phrases: 500 } as const;

async function flowsOf(scope: AgentScope, languageId: string): Promise<FlowRow[]> {
  const all: FlowRow[] = [];
  for (let last = newId; ; ) {
    const rows = await scope.select(flows, {
      where: and(eq(flows.languageId, languageId), gt(flows.id, last)),
      orderBy: asc(flows.id),
      limit: rowsAtOnce.flows,
    });
    all.push(...rows);
    const { id } = rows.at(-1) ?? {};
    if (!id || rows.length < rowsAtOnce.flows) return all;
    last = id;
  }
}

/** The flows of a language as they are saved, without their phrases, parents before their follow-ups. */
export const exportFlows = async (
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<FlowInFile[]> => flowsInFile(await flowsOf(session.agent(agentId), languageId), new Map());

function flowsInFile(rows: readonly FlowRow[], phrases: PhrasesByFlow): Promise<FlowInFile[]> {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const ordered = [...(byParent.get(null) ?? [])];
  for (const row of ordered) ordered.push(...(byParent.get(row.id) ?? []));
  const flowOf = (row: FlowRow): FlowInFile => {
    const { chatResponseList, intentActionList } = readContent(row.content);
    return {
      id: row.id,
      masterIntentId: row.masterId,
      followUpParentId: row.parentId,
      title: row.title,
      intentType: row.intentType,
      disabled: row.disabled,
      trainingPhraseTemplateId: row.trainingPhraseTemplateId,
      trainingPhraseList: (phrases.get(row.id) ?? []).map((phrase) =>
        phraseContent.parse(storedPhrase(phrase)),
      ),
      chatResponseList,
      intentActionList,
      settings: flowSettings.parse(row.content.settings ?? {}),
    };
  };
  return inTurns(mapInTurns(ordered, flowOf));
}

type ReadPhrase = Pick<InferSelectModel<typeof trainingPhrases>, 'id' | 'flowId' | 'text' | 'type' | 'parts'>;

/** The phrases of all flows, by flow and as they were added. */
async function phrasesByFlow(scope: AgentScope): Promise<PhrasesByFlow> {
  const byFlow = new Map<string, ReadPhrase[]>();
  let last = newId;
  for (;;) {
    const rows = await scope.query<Record<string, unknown> & ReadPhrase>(
      (agent) => sql`
        SELECT id, flow_id AS "flowId", text, type, parts FROM training_phrases
         WHERE agent_id = ${agent} AND id > ${last}
         ORDER BY id LIMIT ${rowsAtOnce.phrases}`,
    );
    for (const row of rows) {
      const phrases = byFlow.get(row.flowId) ?? [];
      phrases.push(row);
      byFlow.set(row.flowId, phrases);
    }
    const { id } = rows.at(-1) ?? {};
    if (!id || rows.length < rowsAtOnce.phrases) return byFlow;
    last = id;
  }
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
