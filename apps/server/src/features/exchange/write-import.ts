import type { FlowInFile } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, lockNames, noteContentChange } from '../agents/index.ts';
import { conversationTests } from '../conversation-tests/index.ts';
import { entityTypes, saveEntries } from '../entities/index.ts';
import { flows, keepPublished, savePhrases, saysNothing } from '../flows/index.ts';
import { replaceOfficeTimes } from '../office-times/index.ts';
import { speechRecordings } from '../recordings/index.ts';
import { saveTemplatePhrases, trainingPhraseTemplates } from '../templates/index.ts';
import type { PlannedFlow } from './plan-flows.ts';
import { type ImportPlan, type PlannedLanguage, written } from './plan-import.ts';

export interface ImportRequest {
  agentId: string;
  userId: string | null;
  /** False saves everything as drafts; what visitors get of a flow that is replaced stays. */
  publish: boolean;
  now: Date;
  tell(done: number, total: number): void;
}

/** One transaction of names at a time: what a plan finds free has to stay so until it is written. */
export const lockForImport = (session: DatabaseSession, agentId: string): Promise<void> =>
  lockNames(session, agentId);

/** Writes what was planned in the same transaction. */
export async function writeImport(
  session: DatabaseSession,
  plan: ImportPlan,
  request: ImportRequest,
): Promise<void> {
  const writing = new ImportWriting(session, request, countOf(plan));
  await writing.recordings(plan);
  for (const language of plan.languages) await writing.language(language);
  await writing.defaults(plan);
  if (plan.companyFacts)
    await session.shared.update(agents, { companyFacts: plan.companyFacts }, eq(agents.id, request.agentId));
  if (plan.officeTimes) await replaceOfficeTimes(session, request.agentId, plan.officeTimes);
  await noteContentChange(session, request.agentId);
}

/** Steps that take time, for the progress. */
const countOf = ({ languages }: ImportPlan) =>
  languages.reduce(
    (sum, { entityTypes: types, templates, flows: planned, tests }) =>
      sum + types.length + templates.length + planned.length + tests.length,
    0,
  );

class ImportWriting {
  private readonly session: DatabaseSession;
  private readonly request: ImportRequest;
  private readonly total: number;
  private readonly lastModified: string;
  private done = 0;

  constructor(session: DatabaseSession, request: ImportRequest, total: number) {
    this.session = session;
    this.request = request;
    this.total = total;
    this.lastModified = request.now.toISOString();
  }

  async language(language: PlannedLanguage): Promise<void> {
    await this.entityTypes(language);
    await this.templates(language);
    await this.flows(language);
    await this.tests(language);
  }

  async recordings({ recordings }: ImportPlan): Promise<void> {
    const rows = recordings.map((recording) => ({ ...recording, createdAt: this.lastModified }));
    await this.scope.insert(speechRecordings, rows);
  }

  async defaults({ welcomeId, fallbackId }: ImportPlan): Promise<void> {
    if (!welcomeId && !fallbackId) return;
    const { agentId } = this.request;
    const values = {
      ...(welcomeId && { defaultWelcomeFlowId: welcomeId }),
      ...(fallbackId && { defaultFallbackFlowId: fallbackId }),
    };
    await this.session.shared.update(agents, values, eq(agents.id, agentId));
  }

  private get scope() {
    return this.session.agent(this.request.agentId);
  }

  private async entityTypes({ languageId, entityTypes: planned }: PlannedLanguage): Promise<void> {
    const { lastModified } = this;
    for (const { source, id, title, act } of planned) {
      this.step();
      if (act === 'skip') continue;
      const { isRegEx } = source;
      if (act === 'create')
        await this.scope.insert(entityTypes, [
          { id, languageId, title, isRegEx, entryCount: 0, lastModified },
        ]);
      else
        await this.scope.update(
          entityTypes,
          { lastModified, revision: sql`revision + 1` },
          eq(entityTypes.id, id),
        );
      const entityList = source.entityList.map((entry, index) => ({ ...entry, id: createId(), index }));
      await saveEntries(this.session, this.request.agentId, id, { entityList, isRegEx });
    }
  }

  private async templates({ languageId, templates }: PlannedLanguage): Promise<void> {
    const { agentId } = this.request;
    const { lastModified } = this;
    for (const { source, id, title, act } of templates) {
      this.step();
      if (act === 'skip') continue;
      const table = trainingPhraseTemplates;
      if (act === 'create') await this.scope.insert(table, [{ id, languageId, title, lastModified }]);
      else await this.scope.update(table, { lastModified, revision: sql`revision + 1` }, eq(table.id, id));
      const phrases = source.trainingPhraseList.map((question, index) => ({ question, index }));
      await saveTemplatePhrases(this.session, agentId, languageId, id, phrases);
    }
  }

  private async flows({ languageId, flows: planned }: PlannedLanguage): Promise<void> {
    const { agentId, userId, publish, now } = this.request;
    const rows = planned
      .filter(({ act }) => act === 'create')
      .map((flow) => ({
        ...this.columnsOf(flow),
        id: flow.id,
        languageId,
        masterId: flow.masterId,
        parentId: flow.parentId,
        title: flow.title,
      }));
    await this.scope.insert(flows, rows);
    for (const flow of written(planned)) {
      if (flow.act === 'replace') {
        const values = { ...this.columnsOf(flow), isActive: false, revision: sql`revision + 1` };
        await this.scope.update(flows, values, eq(flows.id, flow.id));
      }
      const phrases = flow.source.trainingPhraseList.map((phrase, index) => ({
        ...phrase,
        id: createId(),
        index,
      }));
      await savePhrases(this.scope, languageId, flow.id, phrases);
      // Without a word to say it stays a draft: visitors would be met with silence.
      if (publish && !saysNothing(flow.source))
        await keepPublished(this.session, { agentId, userId, now }, flow.id);
      this.step();
    }
    this.step(planned.length - written(planned).length);
  }

  private async tests({ languageId, tests }: PlannedLanguage): Promise<void> {
    const { lastModified } = this;
    for (const { source, id, title, act } of tests) {
      this.step();
      if (act === 'skip') continue;
      const content = { ...source, title, lastModified };
      if (act === 'create') await this.scope.insert(conversationTests, [{ id, languageId, ...content }]);
      else {
        // How it went was of what it was before.
        const values = { ...content, result: null, revision: sql`revision + 1` };
        await this.scope.update(conversationTests, values, eq(conversationTests.id, id));
      }
    }
  }

  private columnsOf({ source }: PlannedFlow) {
    return {
      intentType: source.intentType,
      disabled: source.disabled,
      trainingPhraseTemplateId: source.trainingPhraseTemplateId,
      content: contentOf(source),
      lastModified: this.lastModified,
    };
  }

  private step(steps = 1): void {
    this.done += steps;
    this.request.tell(this.done, this.total);
  }
}

const contentOf = ({ chatResponseList, intentActionList, settings }: FlowInFile) => ({
  chatResponseList,
  intentActionList,
  settings,
});
