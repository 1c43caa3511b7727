import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing, pageParams, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowTitleMax, messageTextMax } from '../flows/flows.ts';
import { trainingPhraseMax } from '../flows/training-phrases.ts';

/** Questions that one call changes, adds or tries at most. */
export const questionsMax = 5000;
const questionIds = z.array(id).min(1).max(questionsMax);
/** As many ids as that, with phrases of a usual length. */
const listLimit = 8 * 1024 * 1024;

/** Where a question stands: nobody has seen to it; it is seen to until asked again; it is never to be shown again. */
export const questionStatus = z.enum(['unsolved', 'solved', 'ignored']);
export type QuestionStatus = z.infer<typeof questionStatus>;
export const questionOrder = z.enum(['newest', 'count']);
export type QuestionOrder = z.infer<typeof questionOrder>;

/** A flow that a question may be meant for, and how likely that is, 0..1. */
export const likelyFlow = z.object({ id, title: z.string(), confidence: z.number() });
export type LikelyFlow = z.infer<typeof likelyFlow>;

export const unsolvedQuestion = z.object({
  id,
  /** The question as last asked. */
  question: z.string(),
  /** How often it has been asked. */
  count: z.int(),
  lastAsked: timestamp,
  /** The conversation it was last asked in. */
  chatToken: id.nullable(),
  /** The flow that came closest, as a proposal. */
  suggestedIntent: likelyFlow.nullable(),
});
export type UnsolvedQuestion = z.infer<typeof unsolvedQuestion>;

const listQuery = z.object({
  searchText: z.string().max(500).optional(),
  /** The unsolved ones unless told. */
  status: questionStatus.exclude(['solved']).optional(),
});

export const getUnsolvedQuestions = endpoint({
  method: 'GET',
  path: '/training/agentId/:agentId/languageId/:languageId/page/:page/rowsPerPage/:rowsPerPage',
  summary: 'Questions that no flow covered, newest first unless told',
  access: developers,
  params: agentLanguageParams.extend(pageParams.shape),
  query: listQuery.extend({ order: questionOrder.optional() }),
  body: nothing,
  reply: z.object({ list: z.array(unsolvedQuestion), totalCount: z.int(), page: z.int() }),
  provides: ['questions'],
});

export const getUnsolvedQuestion = endpoint({
  method: 'GET',
  path: '/training/agentId/:agentId/languageId/:languageId/question/:question',
  summary: 'One question, by its id',
  access: developers,
  params: agentLanguageParams.extend({ question: id }),
  query: nothing,
  body: nothing,
  reply: unsolvedQuestion,
  provides: [],
});

/** Questions that ask the same in other words. */
export const questionGroup = z.object({
  /** Id of the question that stands for it: the one asked most. */
  id,
  /** How often its questions have been asked together. */
  count: z.int(),
  lastAsked: timestamp,
  /** All of them, the one asked most first. */
  questionList: z.array(unsolvedQuestion),
  /** The likeliest flows of the bot that answers now, the likeliest first. */
  likelyIntentList: z.array(likelyFlow),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

export const getQuestionGroups = endpoint({
  method: 'GET',
  path: '/training/groups/agentId/:agentId/languageId/:languageId/page/:page/rowsPerPage/:rowsPerPage',
  summary: 'Questions that no flow covered, those that ask the same together; most asked first unless told',
  access: developers,
  params: agentLanguageParams.extend(pageParams.shape),
  query: listQuery.extend({ order: questionOrder.optional() }),
  body: nothing,
  cost: 200,
  reply: z.object({
    list: z.array(questionGroup),
    /** Of groups. */
    totalCount: z.int(),
    /** Of the questions in all those groups. */
    questionCount: z.int(),
    page: z.int(),
  }),
  provides: ['questions'],
});

export const getLikelyFlows = endpoint({
  method: 'POST',
  path: '/training/likelyIntents/agentId/:agentId/languageId/:languageId',
  summary: 'The five likeliest flows for phrases together, by the bot that answers now',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ phraseList: z.array(z.string().max(trainingPhraseMax)).min(1).max(questionsMax) }),
  bodyLimit: listLimit,
  reply: z.object({ list: z.array(likelyFlow) }),
});

/** A phrase to add; may be edited. */
const phraseText = z
  .string()
  .trim()
  .min(1, 'intentDetail.snackbar.emptyTrainingPhrase')
  .max(trainingPhraseMax);

/** `true` when the phrase was added; false when the flow had it already. */
export const addQuestionToFlow = endpoint({
  method: 'POST',
  path: '/training/agentId/:agentId/languageId/:languageId/intentId/:intentId',
  summary: 'Adds an unsolved question to a flow as a training phrase, marks it solved and retrains',
  access: developers,
  params: agentLanguageParams.extend({ intentId: id }),
  query: nothing,
  body: z.object({
    /** The unsolved question's id. */
    question: id,
    text: phraseText,
  }),
  reply: z.boolean(),
});

export const addQuestionsToFlow = endpoint({
  method: 'POST',
  path: '/training/groups/agentId/:agentId/languageId/:languageId/intentId/:intentId',
  summary: 'Adds unsolved questions to a flow as training phrases, marks them solved and retrains once',
  access: developers,
  params: agentLanguageParams.extend({ intentId: id }),
  query: nothing,
  body: z.object({
    phraseList: z
      .array(z.object({ question: id, text: phraseText }))
      .min(1)
      .max(questionsMax),
  }),
  bodyLimit: listLimit,
  reply: z.object({
    addedCount: z.int(),
    /** The questions whose phrase the flow had already. */
    alreadyAddedList: z.array(id),
  }),
  invalidates: ['questions', 'flows', 'flow', 'training', 'checks'],
});

export const markQuestionsSolved = endpoint({
  method: 'POST',
  path: '/training/agentId/:agentId/languageId/:languageId',
  summary: 'Marks unsolved questions as solved without adding them to a flow',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ questionList: questionIds }),
  reply: z.boolean(),
  invalidates: ['questions'],
});

export const setQuestionStatus = endpoint({
  method: 'POST',
  path: '/training/status/agentId/:agentId/languageId/:languageId',
  summary: 'Ignores questions for good, or makes them unsolved again',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ questionList: questionIds, status: questionStatus.exclude(['solved']) }),
  reply: z.object({ changedCount: z.int() }),
  invalidates: ['questions'],
});

/** What the bot says to a question. */
const trialAnswer = z.object({
  /** The flow that answers; null when there is none, not even a fallback. */
  intentId: id.nullable(),
  title: z.string(),
  /** No flow was sure enough. */
  isFallback: z.boolean(),
  /** Of the flow that came nearest, 0..1. */
  confidence: z.number(),
  reply: z.string(),
});
export type TrialAnswer = z.infer<typeof trialAnswer>;

const triedQuestion = z.object({
  id,
  question: z.string(),
  /** It is to be added; it is like one that is; it is another whose answer changes. */
  kind: z.enum(['selected', 'group', 'other']),
  before: trialAnswer,
  after: trialAnswer,
});
export type TriedQuestion = z.infer<typeof triedQuestion>;

/** A training phrase that would not lead to its flow any more. */
const lostPhrase = z.object({ intentId: id, title: z.string(), phrase: z.string(), after: trialAnswer });
export type LostPhrase = z.infer<typeof lostPhrase>;

const trialResult = z.object({
  status: z.literal('ready'),
  questionList: z.array(triedQuestion),
  lostPhraseList: z.array(lostPhrase),
  /** How many training phrases of the flows nearby were looked at. */
  checkedPhraseCount: z.int(),
});
export type TrialResult = z.infer<typeof trialResult>;

export const tryPhrases = endpoint({
  method: 'POST',
  path: '/training/trial/agentId/:agentId/languageId/:languageId',
  summary:
    'What the bot would say if these phrases were added to a flow; called again until the trial is trained, and given up when it is not called again',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    /** The all-zero id for a new flow. */
    intentId: id,
    /** Of a new flow: its title and what it says. */
    newIntent: z
      .object({ title: z.string().max(flowTitleMax), reply: z.string().max(messageTextMax) })
      .nullable(),
    phraseList: z.array(phraseText).min(1).max(questionsMax),
    /** The questions that the phrases come of, and those like them that are left out. */
    questionList: questionIds,
    groupQuestionList: z.array(id).max(questionsMax),
  }),
  bodyLimit: listLimit,
  reply: z.discriminatedUnion('status', [
    trialResult,
    z.object({ status: z.literal('training'), progress: z.number() }),
  ]),
  errors: ['simulator.refused.notPublished'],
});
