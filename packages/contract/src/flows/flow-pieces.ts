import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flow, speechBubble } from './flows.ts';
import { trainingPhrase } from './training-phrases.ts';

// Calls about a piece of a flow, for those who work without the editor. What they change is saved as a draft.

const flowParams = agentLanguageParams.extend({ intentId: id });
const bubbleParams = agentLanguageParams.extend({ speechBubbleId: id });

export const getFlowWithFollowUps = endpoint({
  method: 'GET',
  path: '/intent/getFlow/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'One flow with all it holds, and its follow-ups',
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: flow.extend({ childrenIntentList: z.array(z.object({ id, title: z.string() })) }),
});

export const getFlowByMaster = endpoint({
  method: 'GET',
  path: '/intent/agent/:agentId/language/:languageId/secondaryId/:secondaryId',
  summary: 'The flow of a language that has this master id: the same flow as in another language',
  access: developers,
  params: agentLanguageParams.extend({ secondaryId: id }),
  query: nothing,
  body: nothing,
  reply: flow,
});

export const getTrainingPhrases = endpoint({
  method: 'GET',
  path: '/intent/intentTrainingPhraseList/agent/:agentId/language/:languageId/intent/:intentId',
  summary: "A flow's own training phrases",
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: z.object({ trainingPhraseList: z.array(trainingPhrase) }),
});

export const addOrUpdateTrainingPhrase = endpoint({
  method: 'PATCH',
  path: '/intent/addOrUpdateTrainingPhrase/:agentId/:languageId',
  summary: 'Adds a phrase to a flow, or changes one; the all-zero id is a new one',
  access: developers,
  auditRecord: 'body.intentId',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ intentId: id, trainingPhrase }),
  reply: z.object({ trainingPhraseList: z.array(trainingPhrase) }),
  errors: ['intentDetail.snackbar.emptyTrainingPhrase'],
});

export const getSpeechBubble = endpoint({
  method: 'GET',
  path: '/intent/getSpeechBubble/agentId/:agentId/languageId/:languageId/speechBubbleId/:speechBubbleId',
  summary: 'A speech bubble, and the flow it belongs to',
  access: developers,
  params: bubbleParams,
  query: nothing,
  body: nothing,
  reply: z.object({ intentId: id, speechBubble }),
});

export const updateSpeechBubble = endpoint({
  method: 'PATCH',
  path: '/intent/updateSpeechBubble/agentId/:agentId/languageId/:languageId',
  summary: 'Changes a speech bubble where it stands',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ speechBubble }),
  reply: flow,
  invalidates: ['flows', 'flow', 'checks'],
});

export const deleteSpeechBubble = endpoint({
  method: 'DELETE',
  path: '/intent/deleteSpeechBubble/agentId/:agentId/languageId/:languageId/speechBubbleId/:speechBubbleId',
  summary: 'Takes a speech bubble out of its flow',
  access: developers,
  params: bubbleParams,
  query: nothing,
  body: nothing,
  reply: flow,
  invalidates: ['flows', 'flow', 'checks'],
});
