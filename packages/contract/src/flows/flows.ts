import { z } from 'zod';
import { flowAction } from '../actions/actions.ts';
import { endpoint } from '../calls/endpoint.ts';
import {
  acknowledged,
  agentLanguageParams,
  agentParams,
  id,
  nothing,
  timestamp,
} from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { usedByFlows } from '../calls/subjects.ts';
import { channels } from '../conversations/channels.ts';
import { flowSettings, publishingPlan } from './flow-settings.ts';
import { trainingPhrase } from './training-phrases.ts';

/** Kinds of flow. */
export const IntentType = { global: 1, sub: 2, fallback: 3 } as const;
/** Kinds of message, by the numbers that are stored. */
export const MessageType = { text: 0, link: 1, image: 2, video: 3, suggestion: 4, card: 5 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];
export const flowTitleMax = 200;
export const messageTextMax = 5000;
/** Answers of a flow that take turns. */
export const answersInFlowMax = 20;
export const delayMax = 30;
export const addressMax = 2000;

/** The flow a suggestion leads to: an existing one, or a new follow-up flow that is saved first. */
export const suggestion = z.object({
  intentToTriggerId: id.nullable(),
  displayText: z.string().max(flowTitleMax),
});

export const message = z.object({
  id,
  index: z.int().min(0),
  messageType: z.literal(Object.values(MessageType)),
  /** The words of a text message, or of a card; empty for the others. Formatted as `parseRichText` reads it. */
  content: z.string().max(messageTextMax),
  suggestion: suggestion.nullable(),
  // What follows came later: flows that were saved before have none of it.
  /** Of text and link: what comes next begins a line of its own. */
  lineBreak: z.boolean().default(true),
  /** Of link, image and video, where they lead or are; of a card, where its link leads. */
  url: z.string().max(addressMax).default(''),
  /** A link's words, a card's title, or what is to be seen in an image or a video. */
  title: z.string().max(flowTitleMax).default(''),
  /** Of a card: its picture, and the words of its link. */
  imageUrl: z.string().max(addressMax).default(''),
  linkTitle: z.string().max(flowTitleMax).default(''),
  /** Of a video. */
  autoPlay: z.boolean().default(false),
  loop: z.boolean().default(false),
  showControls: z.boolean().default(true),
});
export type FlowMessage = z.infer<typeof message>;

export const speechBubble = z.object({
  id,
  index: z.int().min(0),
  /** Seconds before the bubble appears. */
  delay: z.number().min(0).max(delayMax),
  messageList: z.array(message).max(30),
  /** False lets its messages stand on the page itself. */
  displayBackground: z.boolean().default(true),
  /** An image shown beside it; empty for none. */
  avatarUrl: z.string().max(addressMax).default(''),
  /** Its cards stand in a row that scrolls. */
  carousel: z.boolean().default(false),
  /** The channels it is said on; empty for all. */
  integrationTypeList: z.array(z.literal(channels)).max(channels.length).default([]),
});
export type SpeechBubble = z.infer<typeof speechBubble>;

export const chatResponse = z.object({
  title: z.string().max(flowTitleMax),
  speechBubbleList: z.array(speechBubble).max(30),
});
export type ChatResponse = z.infer<typeof chatResponse>;
/** As it may have been saved by an earlier version; `chatResponse` reads it. */
export type StoredChatResponse = z.input<typeof chatResponse>;

const flowHead = z.object({
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
  /** It is going to be published when its plan says so. */
  isPlanned: z.boolean(),
  disabled: z.boolean(),
  /** What the bot learns of it: its own phrases and its template's. */
  trainingPhraseCount: z.int(),
  lastModified: timestamp,
});

export const flowListItem = flowHead.extend({
  /** The flows that its saved answers suggest, and those that it goes on in: each once. */
  suggestionIntentIdList: z.array(id),
  redirectIntentIdList: z.array(id),
});
export type FlowListItem = z.infer<typeof flowListItem>;

export const flow = flowHead.extend({
  /** Grows with every save; sent back with a save so that two editors cannot overwrite each other. */
  revision: z.int(),
  /** The template whose phrases the flow learns beside its own; null without one. */
  trainingPhraseTemplateId: id.nullable(),
  trainingPhraseList: z.array(trainingPhrase),
  chatResponseList: z.array(chatResponse),
  intentActionList: z.array(flowAction),
  ...flowSettings.shape,
  ...publishingPlan.shape,
});
export type Flow = z.infer<typeof flow>;

export const flowInput = z.object({
  id,
  /** The id that a new flow is to have. Sent again, because the answer was lost, it is the same flow and not another. */
  newIntentId: id.optional(),
  followUpParentId: id.nullable(),
  title: z.string().max(flowTitleMax),
  intentType: z.literal(Object.values(IntentType)),
  disabled: z.boolean(),
  revision: z.int(),
  /** True publishes the flow, false saves it as draft: visitors keep what was last published. */
  isActive: z.boolean(),
  trainingPhraseTemplateId: id.nullable().default(null),
  trainingPhraseList: z.array(trainingPhrase).max(20_000),
  chatResponseList: z.array(chatResponse).max(answersInFlowMax),
  intentActionList: z.array(flowAction).max(20),
  ...flowSettings.shape,
  ...publishingPlan.shape,
});
export type FlowInput = z.infer<typeof flowInput>;
/** A flow as it may be sent: what is left out is as always. */
export type SentFlow = z.input<typeof flowInput>;

/** The keys a save can be refused with, below `intentDetail.snackbar.`. */
export const flowSaveKeys = [
  'missingTitle',
  'missingPublishAtOrUnPublishAt',
  'UnPublishAtIsPriorToPublishAt',
  'speechBubbleWithoutMessage',
  'suggestionWithoutIntent',
  'missingSpeechBubble',
  'missingTrainingPhrases',
  'tooManyKeywordTrainingPhrases',
  'emptyTrainingPhrase',
  'tooManyKeywordsInTrainingPhrase',
  'missingTrainingPhrasePartParameter',
  'missingTrainingPhrasePartDefaultValue',
  'globalTrainingPhraseWithAllTextEntity',
  // Besides: values that nothing recognises, addresses in messages, and what actions and their conditions need.
  'entityTrainingPhraseWithText',
  'missingParameterQuestion',
  'messageWithBadAddress',
  'avatarWithBadAddress',
  'actionNotForChannel',
  'actionWithoutFlow',
  'actionWithoutParameter',
  'actionWithBadAddress',
  'secretOutsideQuery',
  'actionWithoutRecipient',
  'actionWithoutForm',
  'conditionWithoutParameter',
  'conditionWithoutValue',
  'conditionWithoutTime',
  'conditionWithBadPattern',
  'conditionWithBadOperator',
  'tooManyTimeConditions',
] as const;
export type FlowSaveKey = (typeof flowSaveKeys)[number];

const flowParams = agentLanguageParams.extend({ intentId: id });

export const getAllFlow = endpoint({
  method: 'GET',
  path: '/intent/getAllFlow/agent/:agentId/language/:languageId',
  summary: 'All flows of a language, parents before their follow-ups',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(flowListItem) }),
  provides: ['flows'],
});

/** Where a text search looks. */
export const searchTextFilter = z.enum(['title', 'trainingPhrase', 'response']);

export const searchFlows = endpoint({
  method: 'POST',
  path: '/intent/search/agent/:agentId/language/:languageId/filters/:filters/searchTextFilters/:searchTextFilters',
  summary: 'Ids of the flows that match; lists of filters are comma-joined, `null` when empty',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams.extend({
    filters: z.string().max(500),
    searchTextFilters: z.string().max(500),
  }),
  query: nothing,
  body: z.object({ searchText: z.string().max(500) }),
  reply: z.object({ idList: z.array(id) }),
  provides: ['flows'],
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
  provides: ['flow'],
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
  errors: [
    'intentDetail.snackbar.updateIntentError',
    'intentDetail.snackbar.changedByOther',
    'intentDetail.snackbar.templateGone',
    'intentDetail.snackbar.entityTypeGone',
  ],
  invalidates: ['flows', 'flow', ...usedByFlows, 'template', 'questions', 'training', 'checks'],
});

export const deleteFlow = endpoint({
  method: 'DELETE',
  path: '/intent/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'Deletes a flow and its sub-flows',
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    deletedIdList: z.array(id),
    /** By which it can be undone for an hour. */
    deletionId: id,
  }),
  errors: ['intentList.snackbar.deleteIntentError', 'intentList.snackbar.deleteDefaultIntentError'],
  invalidates: ['flows', 'flow', ...usedByFlows, 'training', 'checks'],
});

export const moveFlow = endpoint({
  method: 'PUT',
  path: '/intent/moveIntentToOther/agentId/:agentId/languageId/:languageId/masterIntentId/:masterIntentId/parentMasterIntentId/:parentMasterIntentId',
  summary:
    'Moves a flow with what is below it under another, by master ids; the all-zero id is the top level',
  access: developers,
  params: agentLanguageParams.extend({ masterIntentId: id, parentMasterIntentId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: ['intentList.snackbar.chooseSubIntentError'],
  invalidates: ['flows', 'flow', 'training', 'checks'],
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
  invalidates: ['flows', 'checks', 'training', 'user', 'settings'],
});
