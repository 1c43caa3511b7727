import {
  type ImportPreview,
  type ImportReport,
  IntentType,
  languageCodeOf,
  newId,
  type SkipReason,
  type StoredChatResponse,
} from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { SkippedRows } from '../../platform/csv/skipped-rows.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { unpack } from '../../platform/worker-pool/packed.ts';
import { accountOf, lockNames, noteContentChange } from '../agents/index.ts';
import {
  flows,
  keepPublished,
  keepPublishedPhrases,
  phrasesOfFlow,
  trainingPhrases,
} from '../flows/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { importedPhrasesTask, importPreviewTask } from './import-tasks.ts';
import type { ImportedFlow, ImportedPhrase, ImportedPhrases } from './imported-phrases-task.ts';
import type { ImportMapping } from './read-import-file.ts';

interface FileOfAgent {
  agentId: string;
  languageId: string;
  bytes: Uint8Array;
  mapping: ImportMapping;
}

/** What a file holds and how it would be read. Stores nothing. */
export async function previewImport(
  app: App,
  { agentId, languageId, bytes, mapping }: FileOfAgent,
): Promise<ImportPreview> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  const language = languageCodeOf(languageId);
  return app.workers.run(importPreviewTask, company, { bytes, mapping, language });
}

interface ImportRequest extends FileOfAgent {
  userId: string | null;
  importId?: string | undefined;
}

/**
 * Imports training phrases: flows are found by title, or made; the phrases they lack are added to the draft and to what
 * is published. A new flow is published when the file has an answer for it, and a draft otherwise; so is one that an
 * earlier import left without. All of it or nothing; what is skipped is in the report.
 */
export async function importTrainingData(app: App, request: ImportRequest): Promise<ImportReport> {
  const { agentId, languageId, bytes, mapping } = request;
  const company = (await accountOf(app, agentId)) ?? agentId;
  const language = languageCodeOf(languageId);
  const file = await app.workers.run(importedPhrasesTask, company, { bytes, mapping, language });
  const wanted = await inTurns(flowsByTitle(file));
  const tell = (done: number, total: number) => {
    if (!request.importId) return;
    app.hub.staff
      .to(builderRoom(agentId))
      .emit('importProgress', { importId: request.importId, done, total });
  };
  const { report, isPublished } = await app.database.longTransaction(async (session) => {
    const importing = new Import(session, request, file, app.now());
    return importing.run(wanted, tell);
  });
  if (isPublished) await requestTraining(app, agentId);
  return report;
}

function* flowsByTitle({ flows: packed }: ImportedPhrases): Generator<void, Map<string, ImportedFlow>> {
  const byTitle = new Map<string, ImportedFlow>();
  for (const list of unpack(packed)) {
    for (const flow of list) {
      const before = byTitle.get(flow.title);
      if (before) before.phrases.push(...flow.phrases);
      else byTitle.set(flow.title, flow);
    }
    yield;
  }
  return byTitle;
}

/** One import on its way into the database. */
class Import {
  private readonly session: DatabaseSession;
  private readonly scope: AgentScope;
  private readonly request: ImportRequest;
  private readonly file: ImportedPhrases;
  private readonly now: Date;
  private readonly skipped: SkippedRows<SkipReason>;

  constructor(session: DatabaseSession, request: ImportRequest, file: ImportedPhrases, now: Date) {
    this.session = session;
    this.scope = session.agent(request.agentId);
    this.request = request;
    this.file = file;
    this.now = now;
    this.skipped = new SkippedRows(file.skipped);
  }

  async run(
    wanted: ReadonlyMap<string, ImportedFlow>,
    tell: (done: number, total: number) => void,
  ): Promise<{ report: ImportReport; isPublished: boolean }> {
    const { agentId } = this.request;
    await lockNames(this.session, agentId);
    const { flowIds, created, silent } = await this.ensureFlows([...wanted.values()]);
    let addedPhraseCount = 0;
    let updatedFlowCount = 0;
    let unansweredFlowCount = 0;
    let keptAnswerCount = 0;
    let isPublished = false;
    let done = 0;
    for (const [title, { phrases, answers }] of wanted) {
      const flowId = flowIds.get(title) ?? newId;
      const isNew = created.has(title);
      const getsAnswer = silent.has(flowId) && answers.length > 0;
      const added = await this.addPhrases(flowId, phrases, isNew);
      if (getsAnswer) await this.answer(flowId, answers);
      const isWhole = getsAnswer || (isNew && answers.length > 0);
      if (isWhole || (!isNew && added.length))
        isPublished = (await this.publish(flowId, isWhole, added)) || isPublished;
      if (isNew && !answers.length) unansweredFlowCount++;
      if (!isNew && (added.length || getsAnswer)) updatedFlowCount++;
      if (!isNew && answers.length && !getsAnswer) keptAnswerCount++;
      addedPhraseCount += added.length;
      tell(++done, wanted.size);
    }
    if (isPublished) await noteContentChange(this.session, agentId);
    const report = {
      rowCount: this.file.rowCount,
      addedPhraseCount,
      createdFlowCount: created.size,
      unansweredFlowCount,
      updatedFlowCount,
      keptAnswerCount,
      ...this.skipped.report(),
      encoding: this.file.encoding,
    };
    return { report, isPublished };
  }

  /** The texts of those that the flow has not had; the others are noted. */
  private async addPhrases(
    flowId: string,
    phrases: readonly ImportedPhrase[],
    isNew: boolean,
  ): Promise<string[]> {
    const present = isNew ? [] : await phrasesOfFlow(this.scope, flowId);
    const known = new Set(present.map(({ normalisedText }) => normalisedText));
    const fresh = phrases.filter(({ line, text, normalised }) => {
      const isKnown = known.has(normalised);
      if (isKnown) this.skipped.add(line, 'duplicate', text);
      return !isKnown;
    });
    await this.scope.insert(
      trainingPhrases,
      fresh.map(({ text, normalised }) => ({ id: createId(), flowId, text, normalisedText: normalised })),
    );
    return fresh.map(({ text }) => text);
  }

  /** The flow of each title, made where there is none. One that is there keeps its answer. */
  private async ensureFlows(wanted: readonly ImportedFlow[]) {
    const { languageId } = this.request;
    const present = await this.scope.query<{ id: string; title: string; isSilent: boolean }>(
      (agent) => sql`
        SELECT id, title, published_version IS NULL
               AND jsonb_array_length(content -> 'chatResponseList') = 0
               AND jsonb_array_length(content -> 'intentActionList') = 0 AS "isSilent"
          FROM flows WHERE agent_id = ${agent} AND language_id = ${languageId}`,
    );
    const idByTitle = new Map(present.map((flow) => [flow.title.toLowerCase(), flow.id]));
    const created = wanted.filter(({ title }) => !idByTitle.has(title.toLowerCase()));
    const rows = created.map((flow) => this.newFlow(flow));
    await this.scope.insert(flows, rows);
    for (const row of rows) idByTitle.set(row.title.toLowerCase(), row.id);
    const flowIds = new Map(wanted.map(({ title }) => [title, idByTitle.get(title.toLowerCase()) ?? newId]));
    return {
      flowIds,
      created: new Set(created.map(({ title }) => title)),
      /** Ids of those that were there, say and do nothing, and never were published. */
      silent: new Set(present.flatMap(({ id, isSilent }) => (isSilent ? [id] : []))),
    };
  }

  private newFlow({ title, answers }: ImportedFlow) {
    const id = createId();
    return {
      id,
      languageId: this.request.languageId,
      masterId: id,
      title,
      intentType: IntentType.global,
      content: {
        chatResponseList: answers.map(responseOf),
        intentActionList: [],
      },
      lastModified: this.now.toISOString(),
    };
  }

  /** Gives a flow that says nothing its answer. */
  private async answer(flowId: string, answers: readonly string[]): Promise<void> {
    const responses = JSON.stringify(answers.map(responseOf));
    const content = sql`jsonb_set(${flows.content}, '{chatResponseList}', ${responses}::jsonb)`;
    const revision = sql`${flows.revision} + 1`;
    await this.scope.update(
      flows,
      { content, revision, lastModified: this.now.toISOString() },
      eq(flows.id, flowId),
    );
  }

  /** A flow that visitors did not get is published whole; of others, only the new phrases. True when they get something new. */
  private async publish(flowId: string, isWhole: boolean, texts: readonly string[]): Promise<boolean> {
    const { agentId, userId } = this.request;
    const publication = { agentId, userId, now: this.now };
    if (!isWhole) return keepPublishedPhrases(this.session, publication, flowId, texts);
    await keepPublished(this.session, publication, flowId);
    return true;
  }
}

function responseOf(content: string, index: number): StoredChatResponse {
  const message = { id: createId(), index: 0, messageType: 0 as const, content, suggestion: null };
  const bubble = { id: createId(), index: 0, delay: 0, messageList: [message] };
  return { title: `Response ${index + 1}`, speechBubbleList: [bubble] };
}
