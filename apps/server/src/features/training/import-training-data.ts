import {
  flowTitleMax,
  type ImportPreview,
  type ImportReport,
  IntentType,
  languages,
  newId,
  type SkipReason,
  trainingPhraseMax,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { flows, publishFlow, publishPhrases, trainingPhrases } from '../flows/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';

/** How many rows a preview shows, and how many skipped rows a report names. */
const previewRows = 20;
const namedSkips = 200;

export type ImportMapping = Parameters<typeof readImportFile>[1];

/** What a file holds and how it would be read. Stores nothing. */
export function previewImport(bytes: Uint8Array, mapping: ImportMapping): ImportPreview {
  const { rows, unreadable, ...file } = readImportFile(bytes, mapping);
  return {
    ...file,
    rows: rows.slice(0, previewRows).map((row) => row.cells),
    rowCount: rows.length + unreadable.length,
  };
}

interface ImportRequest {
  agentId: string;
  languageId: string;
  userId: string | null;
  bytes: Uint8Array;
  mapping: ImportMapping;
  importId?: string | undefined;
}

/**
 * Imports training phrases: flows are found by title, or made and published; the phrases they lack are added to the
 * draft and to what is published. All in one transaction, so a file is imported or it is not; what is skipped is in the report.
 */
export async function importTrainingData(app: App, request: ImportRequest): Promise<ImportReport> {
  const { agentId } = request;
  const file = readImportFile(request.bytes, request.mapping);
  const tell = (done: number, total: number) => {
    if (!request.importId) return;
    app.hub.staff
      .to(builderRoom(agentId))
      .emit('importProgress', { importId: request.importId, done, total });
  };
  const report = await app.database.transaction(async (session) => {
    const importing = new Import(session, request, file, app.now());
    return importing.run(tell);
  });
  if (report.addedPhraseCount) await requestTraining(app, agentId);
  return report;
}

/** One import on its way into the database. */
class Import {
  private readonly session: DatabaseSession;
  private readonly scope: AgentScope;
  private readonly request: ImportRequest;
  private readonly file: ImportFile;
  private readonly now: Date;
  private readonly code: 'da' | 'en';
  private readonly skipped: ImportReport['skipped'] = [];
  private readonly skippedByReason: Partial<Record<SkipReason, number>> = {};

  constructor(session: DatabaseSession, request: ImportRequest, file: ImportFile, now: Date) {
    this.session = session;
    this.scope = session.agent(request.agentId);
    this.request = request;
    this.file = file;
    this.now = now;
    const language = languages.find((one) => one.id === request.languageId);
    this.code = language?.languageCodeShort ?? 'da';
  }

  async run(tell: (done: number, total: number) => void): Promise<ImportReport> {
    const wanted = this.readPhrases();
    const { flowIds, created } = await this.ensureFlows([...wanted.keys()]);
    const known = await this.knownPhrases([...flowIds.values()]);
    let addedPhraseCount = 0;
    let updatedFlowCount = 0;
    let done = 0;
    for (const [title, phrases] of wanted) {
      const flowId = flowIds.get(title) ?? newId;
      const fresh = [...phrases].filter(([normalised, { line, text }]) => {
        const isKnown = known.get(flowId)?.has(normalised) ?? false;
        if (isKnown) this.skip(line, 'duplicate', text);
        return !isKnown;
      });
      await this.scope.insert(
        trainingPhrases,
        fresh.map(([normalisedText, { text }]) => ({ id: createId(), flowId, text, normalisedText })),
      );
      if (fresh.length) {
        await this.publish(flowId, created.has(title), fresh);
        addedPhraseCount += fresh.length;
        updatedFlowCount++;
      }
      tell(++done, wanted.size);
    }
    return {
      rowCount: this.file.rows.length + this.file.unreadable.length,
      addedPhraseCount,
      createdFlowCount: created.size,
      updatedFlowCount: updatedFlowCount - created.size,
      skippedCount: Object.values(this.skippedByReason).reduce((sum, n) => sum + n, 0),
      skippedByReason: this.skippedByReason,
      skipped: this.skipped.sort((a, b) => a.line - b.line),
      encoding: this.file.encoding,
    };
  }

  /** The phrases by flow title and normalised text; what cannot be imported is noted. */
  private readPhrases(): Map<string, Map<string, { line: number; text: string }>> {
    const wanted = new Map<string, Map<string, { line: number; text: string }>>();
    const titles = new Map<string, string>();
    for (const { line, text } of this.file.unreadable) this.skip(line, 'unreadable', text);
    for (const { line, cells } of this.file.rows) {
      const text = cells[this.file.textColumn]?.replaceAll('\0', '').trim();
      const title = cells[this.file.flowColumn]?.replaceAll('\0', '').trim();
      const reason = problemOf(text, title);
      if (reason || !text || !title) {
        this.skip(line, reason ?? 'emptyText', cells.join(' '));
        continue;
      }
      const spelled = titles.get(title.toLowerCase()) ?? title;
      titles.set(title.toLowerCase(), spelled);
      const phrases = wanted.get(spelled) ?? new Map<string, { line: number; text: string }>();
      wanted.set(spelled, phrases);
      const normalised = normaliseText(text, this.code) || text;
      if (phrases.has(normalised)) this.skip(line, 'duplicate', text);
      else phrases.set(normalised, { line, text });
    }
    return wanted;
  }

  private skip(line: number, reason: SkipReason, text: string): void {
    this.skippedByReason[reason] = (this.skippedByReason[reason] ?? 0) + 1;
    if (this.skipped.length < namedSkips) this.skipped.push({ line, reason, text: text.slice(0, 200) });
  }

  /** The flow of each title, made where there is none. A new flow answers with its title until it is given words. */
  private async ensureFlows(titles: string[]) {
    const present = await this.scope.select(flows, { where: eq(flows.languageId, this.request.languageId) });
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
  private async publish(flowId: string, isNew: boolean, fresh: readonly [string, { text: string }][]) {
    const { agentId, userId } = this.request;
    if (isNew) return publishFlow(this.session, agentId, flowId, userId, this.now);
    const texts = fresh.map(([, { text }]) => text);
    return publishPhrases(this.session, agentId, flowId, texts, userId, this.now);
  }

  private async knownPhrases(flowIds: string[]): Promise<Map<string, Set<string>>> {
    const known = new Map<string, Set<string>>();
    if (!flowIds.length) return known;
    for (const row of await this.scope.select(trainingPhrases, {
      where: inArray(trainingPhrases.flowId, flowIds),
    })) {
      const phrases = known.get(row.flowId) ?? new Set();
      known.set(row.flowId, phrases.add(row.normalisedText));
    }
    return known;
  }
}

function problemOf(text: string | undefined, title: string | undefined): SkipReason | null {
  if (text === undefined || title === undefined) return 'missingColumn';
  if (!text) return 'emptyText';
  if (!title) return 'emptyFlow';
  if (text.length > trainingPhraseMax) return 'textTooLong';
  if (title.length > flowTitleMax) return 'flowTitleTooLong';
  return null;
}
