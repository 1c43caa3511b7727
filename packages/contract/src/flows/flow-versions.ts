import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentLanguageParams, id, nothing, numberInPath, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowSettings } from './flow-settings.ts';
import { flow } from './flows.ts';

/** One publishing of a flow, as its history lists it. */
export const flowVersion = z.object({
  /** Counts a flow's publishings from 1. */
  version: z.int(),
  title: z.string(),
  publishedAt: timestamp,
  /** The name of who published it; null when nobody did: it came with an import or the demo. */
  publishedBy: z.string().nullable(),
  /** It is what visitors get. */
  isLive: z.boolean(),
});
export type FlowVersion = z.infer<typeof flowVersion>;

/** What a version holds: all that is published of a flow. Phrases have the all-zero id. */
export const flowVersionContent = flow
  .pick({
    title: true,
    followUpParentId: true,
    trainingPhraseTemplateId: true,
    trainingPhraseList: true,
    chatResponseList: true,
    intentActionList: true,
  })
  .extend(flowSettings.shape);
export type FlowVersionContent = z.infer<typeof flowVersionContent>;

const flowParams = agentLanguageParams.extend({ intentId: id });

export const getFlowVersions = endpoint({
  method: 'GET',
  path: '/intent/versions/agent/:agentId/language/:languageId/intent/:intentId',
  summary: 'Every publishing of a flow, newest first',
  access: developers,
  params: flowParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(flowVersion) }),
  provides: [],
});

export const getFlowVersion = endpoint({
  method: 'GET',
  path: '/intent/versions/agent/:agentId/language/:languageId/intent/:intentId/version/:version',
  summary: 'A flow as it was published once',
  access: developers,
  params: flowParams.extend({ version: numberInPath.max(2 ** 31 - 1) }),
  query: nothing,
  body: nothing,
  reply: flowVersionContent,
  provides: [],
});
