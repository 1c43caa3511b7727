import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { parameterNameMax } from '../flows/training-phrases.ts';
import { flowAction } from './actions.ts';

const heads = z.array(z.object({ name: z.string(), value: z.string() }));

/** A request that was tried: what was sent, what came back, and what it gave. */
export const requestTrial = z.object({
  request: z.object({ method: z.string(), url: z.string(), headers: heads, body: z.string().nullable() }),
  /** Null when none came. */
  response: z
    .object({
      status: z.int(),
      contentType: z.string(),
      /** At most its first 64 KiB. */
      body: z.string(),
    })
    .nullable(),
  /** Why it failed, below `actions.request.`; null when it did not. */
  failure: z.string().nullable(),
  tookMs: z.number(),
  /** What the reply gives the parameters; null for those it has nothing for. */
  valueList: z.array(
    z.object({ parameterAlias: z.string(), path: z.string(), value: z.string().nullable() }),
  ),
});
export type RequestTrial = z.infer<typeof requestTrial>;

export const tryRequest = endpoint({
  method: 'POST',
  path: '/intent/tryRequest/agent/:agentId/language/:languageId',
  summary: 'Sends the request of an action, really, with the given values, and shows what comes of it',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({
    action: flowAction,
    valueList: z
      .array(z.object({ name: z.string().max(parameterNameMax), value: z.string().max(2000) }))
      .max(100),
  }),
  cost: 20,
  reply: requestTrial,
  errors: ['actions.request.notARequest'],
});
