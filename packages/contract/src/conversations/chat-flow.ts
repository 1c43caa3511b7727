import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';

export const getChatFlow = endpoint({
  method: 'GET',
  path: '/chat/flow/agent/:agentId/intentId/:intentId',
  summary: 'What the flow is called that a chat list is narrowed to, also for those who do not see the flows',
  access: staff,
  params: agentParams.extend({ intentId: id }),
  query: nothing,
  body: nothing,
  reply: z.object({
    /** Null when there is no such flow any more. */
    title: z.string().nullable(),
  }),
  provides: [],
});
