import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentLanguageParams, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { usedByFlows } from '../calls/subjects.ts';
import { flowUse } from './flow-use.ts';

/** A button leads to a flow, an action goes on in it, or an action does so when its conditions do not hold or it fails. */
export const flowLeadKinds = ['button', 'redirect', 'otherwise', 'failed'] as const;
export type FlowLeadKind = (typeof flowLeadKinds)[number];

/** A flow that leads to another one, as it is edited or as visitors get it. */
export const flowLead = flowUse.extend({ kinds: z.array(z.enum(flowLeadKinds)) });
export type FlowLead = z.infer<typeof flowLead>;

export const getFlowLeads = endpoint({
  method: 'GET',
  path: '/intent/leads/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'What leads from elsewhere to a flow or to one below it, by title',
  access: developers,
  params: agentLanguageParams.extend({ intentId: id }),
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(flowLead) }),
  provides: [],
});

/** Milliseconds in which a deletion can be undone. */
export const undoPeriod = 60 * 60_000;

export const restoreFlow = endpoint({
  method: 'POST',
  path: '/intent/restore/agent/:agentId/language/:languageId/deletion/:deletionId',
  summary: 'Brings back all that a deletion took along, within an hour',
  access: developers,
  params: agentLanguageParams.extend({ deletionId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: ['intentList.snackbar.restoreIntentError'],
  invalidates: ['flows', 'flow', ...usedByFlows, 'training', 'checks'],
});
