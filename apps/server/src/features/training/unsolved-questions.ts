import type { QuestionOrder, QuestionStatus, UnsolvedQuestion } from '@samtale/contract';
import { and, desc, eq, type InferSelectModel, ilike, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { flows } from '../flows/index.ts';
import { statusNumbers } from './question-status.ts';
import { unsolvedQuestions } from './tables.ts';

type QuestionRow = InferSelectModel<typeof unsolvedQuestions>;

interface QuestionList {
  languageId: string;
  page: number;
  rowsPerPage: number;
  searchText?: string | undefined;
  order?: QuestionOrder | undefined;
  status?: Exclude<QuestionStatus, 'solved'> | undefined;
}

/** A page of the questions no flow covered, last asked first unless told. */
export async function listUnsolvedQuestions(app: App, agentId: string, query: QuestionList) {
  const scope = app.database.agent(agentId);
  const { languageId, page, rowsPerPage, order = 'newest', status = 'unsolved' } = query;
  const text = query.searchText?.trim();
  const where = and(
    eq(unsolvedQuestions.languageId, languageId),
    eq(unsolvedQuestions.status, statusNumbers[status]),
    text ? ilike(unsolvedQuestions.question, likePattern(text)) : undefined,
  );
  const { lastAsked, count, id } = unsolvedQuestions;
  const rows = await scope.select(unsolvedQuestions, {
    where,
    orderBy: [...(order === 'count' ? [desc(count), desc(lastAsked)] : [desc(lastAsked)]), desc(id)],
    limit: rowsPerPage,
    offset: page * rowsPerPage,
  });
  return {
    list: await questionRecords(scope, rows),
    totalCount: await scope.count(unsolvedQuestions, where),
    page,
  };
}

/** One question, whatever has become of it. Throws `notFound`. */
export async function getUnsolvedQuestion(
  app: App,
  agentId: string,
  languageId: string,
  questionId: string,
): Promise<UnsolvedQuestion> {
  const scope = app.database.agent(agentId);
  const row = await scope.first(
    unsolvedQuestions,
    and(eq(unsolvedQuestions.id, questionId), eq(unsolvedQuestions.languageId, languageId)),
  );
  const [record] = row ? await questionRecords(scope, [row]) : [];
  if (!record) throw notFound();
  return record;
}

/** Questions as the console has them, with the title of the flow that came closest. */
export async function questionRecords(
  scope: AgentScope,
  rows: readonly QuestionRow[],
): Promise<UnsolvedQuestion[]> {
  const nearestIds = [...new Set(rows.flatMap((row) => (row.nearestFlowId ? [row.nearestFlowId] : [])))];
  const nearest = nearestIds.length
    ? await scope.select(flows, { where: inArray(flows.id, nearestIds) })
    : [];
  const titles = new Map(nearest.map((flow) => [flow.id, flow.title]));
  return rows.map((row) => {
    const title = row.nearestFlowId ? titles.get(row.nearestFlowId) : undefined;
    return {
      id: row.id,
      question: row.question,
      count: row.count,
      lastAsked: row.lastAsked,
      chatToken: row.conversationId,
      suggestedIntent:
        row.nearestFlowId && title
          ? { id: row.nearestFlowId, title, confidence: row.nearestConfidence ?? 0 }
          : null,
    };
  });
}
