import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { acknowledged, agentLanguageParams, agentParams, id, nothing, timestamp } from './primitives.ts';

/** Kinds of flow (spec 2 section 3, `intentType`). */
export const IntentType = { global: 1, sub: 2, fallback: 3 } as const;
/** Kinds of message; the numbers are the spec's. Later kinds keep theirs free. */
export const MessageType = { text: 0, suggestion: 4 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];
/** Kinds of action; the numbers are the spec's. */
export const ActionType = { redirectIntent: 2, chatWithHuman: 4 } as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

export const flowTitleMax = 200;
export const trainingPhraseMax = 1000;
export const messageTextMax = 5000;
export const delayMax = 30;

/** The flow a suggestion leads to: an existing one, or a new follow-up flow that is saved first. */
export const suggestion = z.object({
  intentToTriggerId: id.nullable(),
  displayText: z.string().max(flowTitleMax),
});

export const message = z.object({
  id,
  index: z.int().min(0),
  messageType: z.literal(Object.values(MessageType)),
  /** The words of a text message; empty for a suggestion. */
  content: z.string().max(messageTextMax),
  suggestion: suggestion.nullable(),
});
export type FlowMessage = z.infer<typeof message>;

export const speechBubble = z.object({
  id,
  index: z.int().min(0),
  /** Seconds before the bubble appears. */
  delay: z.number().min(0).max(delayMax),
  messageList: z.array(message).max(30),
});
export type SpeechBubble = z.infer<typeof speechBubble>;

export const chatResponse = z.object({
  title: z.string().max(flowTitleMax),
  speechBubbleList: z.array(speechBubble).max(30),
});
export type ChatResponse = z.infer<typeof chatResponse>;

export const flowAction = z.object({
  id,
  type: z.literal(Object.values(ActionType)),
  /** Where a redirect leads; null for the others. */
  redirectIntentId: id.nullable(),
});
export type FlowActionRecord = z.infer<typeof flowAction>;

export const trainingPhrase = z.object({ id, question: z.string().max(trainingPhraseMax) });
export type TrainingPhrase = z.infer<typeof trainingPhrase>;

export const flowListItem = z.object({
  id,
  /** The same flow in another language has the same master. */
  masterIntentId: id,
  /** The flow whose follow-up this is; null for a global flow. */
  followUpParentId: id.nullable(),
  title: z.string(),
  intentType: z.literal(Object.values(IntentType)),
  isFallback: z.boolean(),
  isWelcome: z.boolean(),
  /** What is saved is what visitors get. False while there are changes that are only saved as draft. */
  isActive: z.boolean(),
  /** Some version of the flow answers visitors. */
  isPublished: z.boolean(),
  disabled: z.boolean(),
  trainingPhraseCount: z.int(),
  lastModified: timestamp,
});
export type FlowListItem = z.infer<typeof flowListItem>;

export const flow = flowListItem.extend({
  /** Grows with every save; sent back with a save so that two editors cannot overwrite each other. */
  revision: z.int(),
  trainingPhraseList: z.array(trainingPhrase),
  chatResponseList: z.array(chatResponse),
  intentActionList: z.array(flowAction),
});
export type Flow = z.infer<typeof flow>;

export const flowInput = z.object({
  id,
  followUpParentId: id.nullable(),
  title: z.string().max(flowTitleMax),
  intentType: z.literal(Object.values(IntentType)),
  disabled: z.boolean(),
  revision: z.int(),
  /** True publishes the flow, false saves it as draft: visitors keep what was last published. */
  isActive: z.boolean(),
  trainingPhraseList: z.array(trainingPhrase).max(20_000),
  chatResponseList: z.array(chatResponse).max(20),
  intentActionList: z.array(flowAction).max(20),
});
export type FlowInput = z.infer<typeof flowInput>;

/** The keys a save can be refused with (spec 2 section 8), below `intentDetail.snackbar.`. */
export const flowSaveKeys = [
  'missingTitle',
  'speechBubbleWithoutMessage',
  'suggestionWithoutIntent',
  'missingSpeechBubble',
  'missingTrainingPhrases',
  'emptyTrainingPhrase',
] as const;
export type FlowSaveKey = (typeof flowSaveKeys)[number];

const flowParams = agentLanguageParams.extend({ intentId: id });
const developers = { kind: 'agent', roles: [0, 2], agentFrom: 'agentId' } as const;

export const getAllFlow = endpoint({
  method: 'GET',
  path: '/intent/getAllFlow/agent/:agentId/language/:languageId',
  summary: 'All flows of a language, parents before their follow-ups',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(flowListItem) }),
});

/** Where a text search looks. */
export const searchTextFilter = z.enum(['title', 'trainingPhrase', 'response']);

export const searchFlows = endpoint({
  method: 'POST',
  path: '/intent/search/agent/:agentId/language/:languageId/filters/:filters/searchTextFilters/:searchTextFilters',
  summary: 'Ids of the flows that match; lists of filters are comma-joined, `null` when empty',
  access: developers,
  params: agentLanguageParams.extend({
    filters: z.string().max(500),
    searchTextFilters: z.string().max(500),
  }),
  query: nothing,
  body: z.object({ searchText: z.string().max(500) }),
  reply: z.object({ idList: z.array(id) }),
});

export const getFlow = endpoint({
  method: 'GET',
  path: '/intent/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'One flow with all it holds',
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: flow,
});

export const addOrUpdateFlow = endpoint({
  method: 'PATCH',
  path: '/intent/addOrUpdate/:agentId/:languageId',
  summary: 'Saves a flow as draft or publishes it; the all-zero id makes a new one',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: flowInput,
  reply: flow,
  bodyLimit: 8 * 1024 * 1024,
  errors: ['intentDetail.snackbar.updateIntentError', 'intentDetail.snackbar.changedByOther'],
});

export const deleteFlow = endpoint({
  method: 'DELETE',
  path: '/intent/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'Deletes a flow and its sub-flows',
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: z.object({ deletedIdList: z.array(id) }),
  errors: ['intentList.snackbar.deleteIntentError', 'intentList.snackbar.deleteDefaultIntentError'],
});

export const setDefaultFlows = endpoint({
  method: 'PATCH',
  path: '/settings/agent/:agentId/welcomeIntent/:welcomeIntentId/fallbackIntent/:fallbackIntentId',
  summary: 'Chooses the flows (by master id) that greet and that answer what no flow covers',
  access: developers,
  params: agentParams.extend({ welcomeIntentId: id, fallbackIntentId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
});
