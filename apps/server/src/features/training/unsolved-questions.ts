import type { UnsolvedQuestion } from '@samtale/contract';
import { and, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { flows, normalisedPhrase, publishPhrases, trainingPhrases } from '../flows/index.ts';
import { unsolvedQuestions } from './tables.ts';
import { requestTraining } from './training-job.ts';

const unsolved = 0;
const solved = 1;

interface QuestionList {
  languageId: string;
  page: number;
  rowsPerPage: number;
  searchText?: string | undefined;
}

/** A page of the questions no flow covered, last asked first. */
export async function listUnsolvedQuestions(app: App, agentId: string, query: QuestionList) {
  const scope = app.database.agent(agentId);
  const text = query.searchText?.trim();
  const where = and(
    eq(unsolvedQuestions.languageId, query.languageId),
    eq(unsolvedQuestions.status, unsolved),
    text ? ilike(unsolvedQuestions.question, likePattern(text)) : undefined,
  );
  const rows = await scope.select(unsolvedQuestions, {
    where,
    orderBy: desc(unsolvedQuestions.lastAsked),
    limit: query.rowsPerPage,
    offset: query.page * query.rowsPerPage,
  });
  const nearestIds = rows.flatMap((row) => (row.nearestFlowId ? [row.nearestFlowId] : []));
  const nearest = nearestIds.length
    ? await scope.select(flows, { where: inArray(flows.id, nearestIds) })
    : [];
  const titles = new Map(nearest.map((flow) => [flow.id, flow.title]));
  const list = rows.map((row): UnsolvedQuestion => {
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
  return { list, totalCount: await scope.count(unsolvedQuestions, where), page: query.page };
}

interface AddQuestion {
  agentId: string;
  languageId: string;
  flowId: string;
  questionId: string;
  text: string;
  userId: string;
}

/**
 * Adds an unsolved question to a flow as a training phrase, publishes it where the flow is published, and marks it
 * solved. False when the flow had the phrase. Throws `notFound`.
 */
export async function addQuestionToFlow(app: App, adding: AddQuestion): Promise<boolean> {
  const { agentId, languageId, flowId, questionId } = adding;
  const text = adding.text.trim();
  const added = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const flow = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)));
    if (!flow || !(await scope.count(unsolvedQuestions, eq(unsolvedQuestions.id, questionId))))
      throw notFound();
    const phrase = { id: createId(), flowId, text, normalisedText: normalisedPhrase(text, languageId) };
    const inserted = await scope.insert(trainingPhrases, [phrase], { onConflictDoNothing: true });
    if (inserted) await publishPhrases(session, agentId, flowId, [text], adding.userId, app.now());
    await scope.update(unsolvedQuestions, { status: solved }, eq(unsolvedQuestions.id, questionId));
    return inserted > 0;
  });
  if (added) await requestTraining(app, agentId);
  return added;
}

/** Marks questions as solved. False unless all of them are the agent's and were unsolved. */
export async function markQuestionsSolved(app: App, agentId: string, languageId: string, ids: string[]) {
  const changed = await app.database
    .agent(agentId)
    .update(
      unsolvedQuestions,
      { status: solved },
      and(
        inArray(unsolvedQuestions.id, ids),
        eq(unsolvedQuestions.languageId, languageId),
        eq(unsolvedQuestions.status, unsolved),
      ),
    );
  return changed === ids.length;
}
