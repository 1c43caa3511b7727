import {
  type AgentFile,
  type CompanyFacts,
  type EntityTypeInFile,
  type ExchangeReport,
  type ExistingChoice,
  type FlowInput,
  type FlowSaveKey,
  type LanguageCode,
  type LanguageInFile,
  languages,
  type OfficeTimeEntry,
  secretsInAction,
  type TemplateInFile,
  type TestContent,
} from '@samtale/contract';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import type { agents } from '../agents/index.ts';
import { findAgent } from '../agents/index.ts';
import { entityTypes } from '../entities/index.ts';
import { saysNothing, validateFlow } from '../flows/index.ts';
import { missingSecrets } from '../secrets/index.ts';
import { trainingPhraseTemplates } from '../templates/index.ts';
import { mapFlow } from './map-flow.ts';
import type { NoteList } from './note-list.ts';
import { planCompanyFacts } from './plan-company-facts.ts';
import { type KnownFlow, MasterIds, type PlannedFlow, planFlows } from './plan-flows.ts';
import { figuresOf, type Planned, type Planning, planEntityTypes, planTemplates } from './plan-named.ts';
import { planOfficeTimes } from './plan-office-times.ts';
import { type PlannedRecording, RecordingPlan } from './plan-recordings.ts';
import { planTests } from './plan-tests.ts';

/** What is to be written in one language. Flows have the agent's ids in them. */
export interface PlannedLanguage {
  languageId: string;
  entityTypes: Planned<EntityTypeInFile>[];
  templates: Planned<TemplateInFile>[];
  flows: PlannedFlow[];
  tests: Planned<TestContent>[];
}

export interface ImportPlan {
  languages: PlannedLanguage[];
  /** Master ids that become the agent's; null leaves what it has. */
  welcomeId: string | null;
  fallbackId: string | null;
  recordings: readonly PlannedRecording[];
  /** Opening hours that become the agent's; null leaves what it has. */
  officeTimes: readonly OfficeTimeEntry[] | null;
  /** What becomes of what was told of the company; null leaves it. */
  companyFacts: Partial<CompanyFacts> | null;
  report: ExchangeReport;
}

/** A language of a file that none of ours is. */
export interface ForeignLanguage {
  /** In two letters, or as many as the file has for it. */
  code: string;
  /** Those of ours that the file has too. */
  spoken: LanguageCode[];
}

export interface ReadFile {
  source: ExchangeReport['source'];
  file: AgentFile;
  notes: NoteList;
  foreign: ForeignLanguage | null;
  unusablePatterns: ReadonlySet<string>;
}

type Agent = InferSelectModel<typeof agents>;

/** What importing a file into an agent comes to. Changes nothing. Throws `badRequest` for a file that cannot be. */
export async function planImport(
  session: DatabaseSession,
  agentId: string,
  { source, file, notes, foreign, unusablePatterns }: ReadFile,
  existing: ExistingChoice,
): Promise<ImportPlan> {
  const agent = await findAgent(session, agentId);
  const masters = new MasterIds();
  // A default flow that the agent lacks in a language is the file's there.
  if (agent.defaultWelcomeFlowId && file.welcomeIntentId)
    masters.join(file.welcomeIntentId, agent.defaultWelcomeFlowId);
  if (agent.defaultFallbackFlowId && file.fallbackIntentId)
    masters.join(file.fallbackIntentId, agent.defaultFallbackFlowId);
  const recordings = new RecordingPlan(file.recordingList, await recordingIds(session, agentId));
  const planned: PlannedLanguage[] = [];
  const foreignLanguage = foreign && {
    code: foreign.code,
    asList: languages
      .filter(
        ({ id, languageCodeShort: code }) => agent.languageIds.includes(id) && !foreign.spoken.includes(code),
      )
      .map(({ languageCodeShort }) => languageCodeShort),
  };
  const head = { source, name: file.name, foreignLanguage };
  const report: ExchangeReport = { ...head, languageList: [], noteList: [], problemList: [] };
  for (const inFile of file.languageList) {
    const { languageCode } = inFile;
    const language = languages.find((one) => one.languageCodeShort === languageCode);
    if (!language || !agent.languageIds.includes(language.id)) {
      notes.add('languageNotSpoken', { languageCode }, languageCode);
      continue;
    }
    const planning: Planning = { languageCode, existing, notes, unusablePatterns, existingList: [] };
    const one = await planLanguage(session, agentId, language.id, inFile, { masters, recordings, planning });
    planned.push(one);
    report.languageList.push({
      languageCode,
      flows: figuresOf(one.flows),
      entityTypes: figuresOf(one.entityTypes),
      templates: figuresOf(one.templates),
      tests: figuresOf(one.tests),
      phraseCount: written(one.flows).reduce(
        (sum, { source: flow }) => sum + flow.trainingPhraseList.length,
        0,
      ),
      existingList: planning.existingList,
    });
  }
  const defaults = planDefaults(agent, file, planned, notes);
  const officeTimes = await planOfficeTimes(session, agentId, file, existing, notes);
  const companyFacts = planCompanyFacts(agent.companyFacts, file, existing, notes);
  const isDefault = (masterId: string) =>
    masterId === (defaults.welcomeId ?? agent.defaultWelcomeFlowId) ||
    masterId === (defaults.fallbackId ?? agent.defaultFallbackFlowId);
  const noteProblems = function* () {
    for (const [index, one] of planned.entries()) {
      const languageCode = report.languageList[index]?.languageCode ?? 'da';
      for (const flow of written(one.flows)) {
        if (saysNothing(flow.source)) notes.add('noAnswer', { languageCode, title: flow.title });
        const keyList = yield* problemsOf(flow, isDefault(flow.masterId));
        if (keyList.length) report.problemList.push({ languageCode, title: flow.title, keyList });
        yield;
      }
    }
  };
  await inTurns(noteProblems());
  const names = planned.flatMap(({ flows }) =>
    written(flows).flatMap(({ source: { intentActionList } }) => intentActionList.flatMap(secretsInAction)),
  );
  for (const name of await missingSecrets(session.agent(agentId), names))
    notes.add('secretMissing', {}, name);
  return {
    languages: planned,
    ...defaults,
    recordings: recordings.list,
    officeTimes,
    companyFacts,
    report: { ...report, noteList: notes.list },
  };
}

async function planLanguage(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  inFile: LanguageInFile,
  { masters, recordings, planning }: { masters: MasterIds; recordings: RecordingPlan; planning: Planning },
): Promise<PlannedLanguage> {
  const scope = session.agent(agentId);
  const known = await scope.query<{ [K in keyof KnownFlow]: KnownFlow[K] }>(
    (agent) => sql`
      SELECT id, master_id AS "masterId", parent_id AS "parentId", title, intent_type AS "intentType"
        FROM flows WHERE agent_id = ${agent} AND language_id = ${languageId} ORDER BY id`,
  );
  const flows = await inTurns(planFlows(inFile.flowList, known, masters, planning));
  const knownTypes = await scope.select(entityTypes, { where: eq(entityTypes.languageId, languageId) });
  const types = await inTurns(planEntityTypes(inFile.entityTypeList, knownTypes, planning));
  const where = eq(trainingPhraseTemplates.languageId, languageId);
  const knownTemplates = await scope.select(trainingPhraseTemplates, { where });
  const templates = await inTurns(planTemplates(inFile.templateList, knownTemplates, planning));
  const ids = {
    flows: idsOf(flows),
    templates: idsOf(templates),
    entityTypes: idsOf(types),
    actions: new Map<string, string>(),
  };
  const mapFlows = function* () {
    const mapped: PlannedFlow[] = [];
    for (const flow of flows) {
      if (flow.act === 'skip') mapped.push(flow);
      else {
        const source = yield* mapFlow(flow.source, ids, planning);
        mapped.push({ ...flow, source: recordings.of(source, planning) });
      }
      yield;
    }
    return mapped;
  };
  const mapped = await inTurns(mapFlows());
  const knownTests = await scope.query<{ id: string; title: string }>(
    (agent) => sql`
      SELECT id, title FROM conversation_tests
       WHERE agent_id = ${agent} AND language_id = ${languageId} ORDER BY id`,
  );
  const tests = await inTurns(planTests(inFile.testList, knownTests, ids.flows, planning));
  return { languageId, entityTypes: types, templates, flows: mapped, tests };
}

async function recordingIds(session: DatabaseSession, agentId: string): Promise<string[]> {
  const rows = await session
    .agent(agentId)
    .query<{ id: string }>((agent) => sql`SELECT id FROM speech_recordings WHERE agent_id = ${agent}`);
  return rows.map(({ id }) => id);
}

const idsOf = (planned: readonly Planned<{ id: string }>[]) =>
  new Map(planned.map(({ source, id }) => [source.id, id]));

/** Those that are not left as they are. */
export const written = (flows: readonly PlannedFlow[]): PlannedFlow[] =>
  flows.filter(({ act }) => act !== 'skip');

/** The file's default flows become those of an agent that has none; others are flows like any. */
function planDefaults(
  agent: Agent,
  file: AgentFile,
  planned: readonly PlannedLanguage[],
  notes: NoteList,
): Pick<ImportPlan, 'welcomeId' | 'fallbackId'> {
  const masterOf = (inFile: string | null, own: string | null) => {
    const flow = planned
      .flatMap(({ flows }) => flows)
      .find(({ source, masterId }) => source.masterIntentId === inFile && masterId !== own);
    if (flow && own) notes.add('defaultKept', { title: flow.title });
    return own ? null : (flow?.masterId ?? null);
  };
  return {
    welcomeId: masterOf(file.welcomeIntentId, agent.defaultWelcomeFlowId),
    fallbackId: masterOf(file.fallbackIntentId, agent.defaultFallbackFlowId),
  };
}

/** Why the editor would not publish the flow as it is. */
function* problemsOf(
  { source, id, title, parentId }: PlannedFlow,
  isDefault: boolean,
): Generator<void, FlowSaveKey[]> {
  const { settings, trainingPhraseList, masterIntentId: _, ...flow } = source;
  const input: FlowInput = {
    ...flow,
    ...settings,
    id,
    title,
    followUpParentId: parentId,
    revision: 1,
    isActive: true,
    publishAt: null,
    unPublishAt: null,
    trainingPhraseList: trainingPhraseList.map((phrase, index) => ({ ...phrase, id, index })),
  };
  const problems = yield* validateFlow(input, !isDefault);
  return [...new Set(problems.map(({ key }) => key))];
}
