import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flow, flowTitleMax, IntentType, speechBubble } from './flows.ts';
import { trainingPhraseMax, trainingPhrasePart } from './training-phrases.ts';

/** A value that a flow's texts and conditions can name. */
export const entityOption = z.object({
  alias: z.string(),
  /** Id of the entity type. */
  entityType: id,
  /** The flow that collects it: the flow itself, or one it follows up on. */
  intentId: id,
});
export type EntityOption = z.infer<typeof entityOption>;

export const getEntityOptions = endpoint({
  method: 'GET',
  path: '/intent/getEntityOptions/agent/:agentId/language/:languageId/flowId/:flowId',
  summary: 'The values that a flow and the flows it follows up on collect, nearest first',
  access: developers,
  params: agentLanguageParams.extend({ flowId: id }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(entityOption) }),
  provides: [],
});

export const parseTrainingPhrase = endpoint({
  method: 'POST',
  path: '/intent/parseTrainingPhrase/agentId/:agentId/languageId/:languageId',
  summary: 'The parts of phrases, with the values of the given parameters found in them',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    parseQuestionParameter: z.object({
      questionList: z.array(z.string().max(trainingPhraseMax)).max(1000),
      /** What is looked for: a parameter is found at most once in each phrase. */
      parameterList: z.array(trainingPhrasePart.pick({ alias: true }).extend({ entityType: id })).max(50),
    }),
  }),
  reply: z.object({
    /** In the order of the phrases; a phrase in which nothing was found is one part. */
    list: z.array(z.object({ question: z.string(), trainingPhrasePartList: z.array(trainingPhrasePart) })),
  }),
});

export const addBasicFollowUpIntent = endpoint({
  method: 'PUT',
  path: '/intent/addBasicFollowUpIntent/agentId/:agentId/languageId/:languageId/parentIntentId/:parentIntentId/isFallback/:isFallback/title/:title/intentType/:intentType',
  summary:
    'Makes a follow-up flow with one response as a draft; an else flow answers what no follow-up covers',
  access: developers,
  params: agentLanguageParams.extend({
    parentIntentId: id,
    isFallback: z.enum(['true', 'false']),
    title: z.string().trim().min(1, 'intentDetail.snackbar.missingTitle').max(flowTitleMax),
    intentType: z.coerce.number().pipe(z.literal(Object.values(IntentType))),
  }),
  query: nothing,
  body: z.object({
    /** What it answers; null for nothing yet. */
    speechBubble: speechBubble.nullable(),
    /** Where it goes on; null for nowhere. */
    redirectToIntentId: id.nullable(),
  }),
  reply: flow,
  errors: ['intentList.snackbar.chooseSubIntentError', 'intentDetail.snackbar.elseIntentExists'],
  // A flow that is open stays as it is there: it may have changes that are not saved.
  invalidates: ['flows', 'checks'],
});
