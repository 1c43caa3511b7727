import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, languageCode, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { source, sourceKeys, sourceParams } from './sources.ts';

export const resetGptTrainingJob = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/resetGptTrainingJob/:id',
  summary:
    'Forgets what was done by hand and, of a website, all that was read, and reads it again; ends a reading that runs',
  access: developers,
  params: sourceParams,
  query: nothing,
  body: nothing,
  reply: source,
  audit: 'entered',
  errors: [sourceKeys.tokensUsedUp],
  invalidates: ['sources', 'pages'],
});

export const runGptTrainingJob = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/runGptTrainingJob/:id',
  summary: 'Has a website read now; one that is being read goes on',
  access: developers,
  params: sourceParams,
  query: nothing,
  body: nothing,
  cost: 100,
  reply: source,
  errors: [sourceKeys.tokensUsedUp, sourceKeys.inactive],
  invalidates: ['sources', 'pages'],
});

export const stopGptTrainingJob = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/stopGptTrainingJob/:id',
  summary: 'Ends a reading; what has been read stays',
  access: developers,
  params: sourceParams,
  query: nothing,
  body: nothing,
  reply: source,
  invalidates: ['sources', 'pages'],
});

export const searchSources = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gptTrainingJobSearch',
  summary: 'The passages that an answer to a question would rest on, the best first',
  access: developers,
  params: agentParams,
  query: z.object({
    question: z.string().trim().min(1, sourceKeys.missing).max(1000, sourceKeys.tooLong),
    language: languageCode.default('da'),
  }),
  body: nothing,
  cost: 100,
  reply: z.object({
    list: z.array(
      z.object({
        sourceId: id,
        pageId: id,
        title: z.string(),
        url: z.string(),
        text: z.string(),
        /** How much of what the question asks stands in it, 0 to 1. */
        coverage: z.number(),
      }),
    ),
  }),
  provides: [],
});
