import { setTimeout } from 'node:timers/promises';
import {
  type BodyOf,
  type endpoints,
  IntentType,
  languages,
  MessageType,
  newId,
  type ReplyOf,
  type TrialResult,
} from '@samtale/contract';
import { loadClassifier } from '@samtale/nlu';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { findAgent } from '../agents/index.ts';
import {
  answeringLanguage,
  compileLanguage,
  modelForTask,
  type PublishedFlow,
  prepareExtractor,
  publishedFlows,
  type ReleaseCache,
  releaseParts,
  statusNumbers,
  trainingTask,
} from '../training/index.ts';
import { unsolvedQuestions } from '../training/tables.ts';
import { compareAnswers } from './compare-answers.ts';
import type { Trials, TrialWork } from './trials.ts';

type Endpoint = typeof endpoints.training.tryPhrases;

interface TryPhrases extends BodyOf<Endpoint> {
  agentId: string;
  languageId: string;
  userId: string;
}

/** How long a trial is waited for before its progress is told, in milliseconds. */
const patience = 800;

/**
 * What the bot would say if phrases were added to a flow, or what progress there is in finding out. Nothing is
 * stored. Throws `conflict` when no bot answers in the language yet, and `notFound` for a flow that visitors do not
 * get.
 */
export async function tryPhrases(
  app: App,
  releases: ReleaseCache,
  trials: Trials<TrialResult>,
  { userId, ...wanted }: TryPhrases,
): Promise<ReplyOf<Endpoint>> {
  const { contentRevision, releaseNumber } = await findAgent(app.database, wanted.agentId);
  const content = JSON.stringify([wanted, contentRevision, releaseNumber]);
  const trial = trials.of(`${userId}/${wanted.agentId}`, content, (work) =>
    findOut(app, releases, wanted, work),
  );
  const result = await Promise.race([trial.result, setTimeout(patience, null)]);
  return result ?? { status: 'training', progress: trial.progress };
}

async function findOut(
  app: App,
  releases: ReleaseCache,
  wanted: Omit<TryPhrases, 'userId'>,
  { onProgress, signal }: TrialWork,
): Promise<TrialResult> {
  const { agentId, languageId } = wanted;
  const language = languages.find(({ id }) => id === languageId);
  const now = await answeringLanguage(app, releases, agentId, languageId);
  if (!language || !now) throw new AppError('conflict', 'simulator.refused.notPublished');
  const published = await publishedFlows(app.database, agentId, languageId);
  const later = withPhrases(published, wanted);
  const task = trainingTask(language, later);
  const classifier = loadClassifier(await modelForTask(app, agentId, task, { onProgress, signal }));
  const agent = await findAgent(app.database, agentId);
  const parts = await releaseParts(app.database, agentId, languageId);
  const compiled = compileLanguage(later, agent, language, parts);
  await prepareExtractor(compiled);
  return compareAnswers({
    now,
    later: { compiled, classifier, tagger: now.tagger },
    flowId: wanted.intentId,
    contextFlowId: later.find(({ id }) => id === wanted.intentId)?.parentId ?? null,
    published,
    ...(await questionsOf(app, wanted)),
    at: app.now(),
    signal,
  });
}

/** The published flows as they would be with the phrases. */
function withPhrases(
  published: readonly PublishedFlow[],
  { intentId, newIntent, phraseList }: Omit<TryPhrases, 'userId'>,
): PublishedFlow[] {
  const added = phraseList.map((question) => ({ question }));
  if (newIntent && intentId === newId) return [...published, newFlow(newIntent, added)];
  if (!published.some(({ id }) => id === intentId)) throw notFound();
  return published.map((flow) =>
    flow.id === intentId ? { ...flow, phrases: [...flow.phrases, ...added] } : flow,
  );
}

function newFlow(
  { title, reply }: { title: string; reply: string },
  phrases: PublishedFlow['phrases'],
): PublishedFlow {
  const message = { id: newId, index: 0, messageType: MessageType.text, content: reply, suggestion: null };
  const bubble = { id: newId, index: 0, delay: 0, messageList: [message] };
  const chatResponseList = [{ title: '', speechBubbleList: [bubble] }];
  return {
    id: newId,
    masterId: newId,
    title,
    parentId: null,
    intentType: IntentType.global,
    content: { chatResponseList, intentActionList: [] },
    phrases,
  };
}

/** The questions that are named, and all others that are unsolved. */
async function questionsOf(
  app: App,
  { agentId, languageId, questionList, groupQuestionList }: Omit<TryPhrases, 'userId'>,
) {
  const rows = await app.database.agent(agentId).select(unsolvedQuestions, {
    where: and(
      eq(unsolvedQuestions.languageId, languageId),
      ne(unsolvedQuestions.status, statusNumbers.solved),
    ),
    orderBy: [desc(unsolvedQuestions.count), desc(unsolvedQuestions.id)],
  });
  const selectedIds = new Set(questionList);
  const groupIds = new Set(groupQuestionList);
  return {
    selected: rows.filter(({ id }) => selectedIds.has(id)),
    group: rows.filter(({ id }) => groupIds.has(id) && !selectedIds.has(id)),
    others: rows.filter(
      ({ id, status }) => status === statusNumbers.unsolved && !groupIds.has(id) && !selectedIds.has(id),
    ),
  };
}
