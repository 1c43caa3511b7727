import {
  type ImportPreview,
  type ImportReport,
  IntentType,
  languageCodeOf,
  newId,
  type SkipReason,
} from '@samtale/contract';
import { sql } from 'drizzle-orm';
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
import type { ImportedPhrase, ImportedPhrases } from './imported-phrases-task.ts';
import type { ImportMapping } from './read-import-file.ts';

interface FileOfAgent {
  agentId: string;
  bytes: Uint8Array;
  mapping: ImportMapping;
}

/** What a file holds and how it would be read. Stores nothing. */
export async function previewImport(
  app: App,
  { agentId, bytes, mapping }: FileOfAgent,
): Promise<ImportPreview> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  return app.workers.run(importPreviewTask, company, { bytes, mapping });
}

interface ImportRequest extends FileOfAgent {
  languageId: string;
  userId: string | null;
  importId?: string | undefined;
}

/**
 * Imports training phrases: flows are found by title, or made and published; the phrases they lack are added to the
 * draft and to what is published. All of it or nothing; what is skipped is in the report.
 */
export async function importTrainingData(app: App, request: ImportRequest): Promise<ImportReport> {
  const { agentId, languageId, bytes, mapping } = request;
  const company = (await accountOf(app, agentId)) ?? agentId;
  const language = languageCodeOf(languageId);
  const file = await app.workers.run(importedPhrasesTask, company, { bytes, mapping, language });
  const wanted = await inTurns(phrasesByTitle(file));
  const tell = (done: number, total: number) => {
    if (!request.importId) return;
    app.hub.staff
      .to(builderRoom(agentId))
      .emit('importProgress', { importId: request.importId, done, total });
  };
  const report = await app.database.longTransaction(async (session) => {
    const importing = new Import(session, request, file, app.now());
    return importing.run(wanted, tell);
  });
  if (report.addedPhraseCount) await requestTraining(app, agentId);
  return report;
}

function* phrasesByTitle({ flows: packed }: ImportedPhrases): Generator<void, Map<string, ImportedPhrase[]>> {
  const byTitle = new Map<string, ImportedPhrase[]>();
  for (const list of unpack(packed)) {
    for (const { title, phrases } of list) {
      const before = byTitle.get(title);
      if (before) before.push(...phrases);
      else byTitle.set(title, phrases);
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
    wanted: ReadonlyMap<string, readonly ImportedPhrase[]>,
    tell: (done: number, total: number) => void,
  ): Promise<ImportReport> {
    const { agentId } = this.request;
    await lockNames(this.session, agentId);
    const { flowIds, created } = await this.ensureFlows([...wanted.keys()]);
    let addedPhraseCount = 0;
    let updatedFlowCount = 0;
    let done = 0;
    for (const [title, phrases] of wanted) {
      const flowId = flowIds.get(title) ?? newId;
      const isNew = created.has(title);
      const added = await this.addPhrases(flowId, phrases, isNew);
      if (added.length) {
        await this.publish(flowId, isNew, added);
        addedPhraseCount += added.length;
        updatedFlowCount++;
      }
      tell(++done, wanted.size);
    }
    if (addedPhraseCount) await noteContentChange(this.session, agentId);
    return {
      rowCount: this.file.rowCount,
      addedPhraseCount,
      createdFlowCount: created.size,
      updatedFlowCount: updatedFlowCount - created.size,
      ...this.skipped.report(),
      encoding: this.file.encoding,
    };
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

  /** The flow of each title, made where there is none. A new flow answers with its title until it is given words. */
  private async ensureFlows(titles: string[]) {
    const { languageId } = this.request;
    const present = await this.scope.query<{ id: string; title: string }>(
      (agent) => sql`SELECT id, title FROM flows WHERE agent_id = ${agent} AND language_id = ${languageId}`,
    );
    const idByTitle = new Map(present.map((flow) => [flow.title.toLowerCase(), flow.id]));
    const created = titles.filter((title) => !idByTitle.has(title.toLowerCase()));
    const rows = created.map((title) => this.newFlow(title));
    await this.scope.insert(flows, rows);
    for (const row of rows) idByTitle.set(row.title.toLowerCase(), row.id);
    const flowIds = new Map(titles.map((title) => [title, idByTitle.get(title.toLowerCase()) ?? newId]));
    return { flowIds, created: new Set(created) };
  }

  private newFlow(title: string) {
    const id = createId();
    const message = { id: createId(), index: 0, messageType: 0 as const, content: title, suggestion: null };
    const bubble = { id: createId(), index: 0, delay: 0, messageList: [message] };
    return {
      id,
      languageId: this.request.languageId,
      masterId: id,
      title,
      intentType: IntentType.global,
      content: {
        chatResponseList: [{ title: 'Response 1', speechBubbleList: [bubble] }],
        intentActionList: [],
      },
      lastModified: this.now.toISOString(),
    };
  }

  /** A new flow is published whole; of one that was there, only the new phrases. */
  private async publish(flowId: string, isNew: boolean, texts: readonly string[]): Promise<void> {
    const { agentId, userId } = this.request;
    const publication = { agentId, userId, now: this.now };
    if (isNew) await keepPublished(this.session, publication, flowId);
    else await keepPublishedPhrases(this.session, publication, flowId, texts);
  }
}
