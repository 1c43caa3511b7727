import { addressOf, type Endpoint, endpoints, languages } from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';

/** Every endpoint there is, by noun and name. */
export const declared = Object.entries(endpoints).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);
export const forStaff = declared.filter(({ endpoint }) =>
  ['agent', 'signedIn'].includes(endpoint.access.kind),
);

interface Sent {
  params: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** An empty one without it; a text where the endpoint takes bytes. */
  body?: unknown;
  /** The whole header; none without it. */
  authorization?: string;
}

export interface Answer {
  status: number;
  /** Of a file that is replied with there is none. */
  reply: unknown;
}

/** Makes a call by hand, so that it can be one that no client would make. */
export async function answerTo(
  url: string,
  endpoint: Endpoint,
  { params, query, body, authorization }: Sent,
): Promise<Answer> {
  const { method, rawBody } = endpoint;
  const contentType = rawBody ? 'application/octet-stream' : 'application/json';
  const sent = rawBody ? String(body ?? 'a\tb') : JSON.stringify(body ?? {});
  const response = await fetch(`${url}/api${addressOf(endpoint, params, query)}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(method !== 'GET' && { 'content-type': contentType }),
    },
    ...(method !== 'GET' && { body: sent }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const text = await response.text();
  return { status: response.status, reply: isJson ? JSON.parse(text) : null };
}

/** A value for every path parameter there is; ids lead nowhere but for the agent's and its conversation's. */
export const pathValues = (agentId: string, chatToken: string): Record<string, string | number> => ({
  agentId,
  selectedAgentId: agentId,
  chatToken,
  languageId: languages[0]?.id ?? '',
  fromLanguageId: languages[1]?.id ?? '',
  projectId: createId(),
  intentId: createId(),
  flowId: createId(),
  secondaryId: createId(),
  speechBubbleId: createId(),
  name: 'navn',
  parentIntentId: createId(),
  isFallback: 'true',
  title: 'Titel',
  intentType: 2,
  userId: createId(),
  id: createId(),
  masterIntentId: createId(),
  parentMasterIntentId: createId(),
  welcomeIntentId: createId(),
  fallbackIntentId: createId(),
  trainingPhraseTemplateId: createId(),
  entityTypeId: createId(),
  question: createId(),
  trainingPageId: createId(),
  flag: 'true',
  active: 'true',
  subscriptionId: createId(),
  phoneNumberId: createId(),
  phoneProviderId: createId(),
  text: 'navn',
  testId: createId(),
  deletionId: createId(),
  teamId: createId(),
  recordingId: createId(),
  pictureId: createId(),
  fileId: createId(),
  cannedReplyId: createId(),
  secretId: createId(),
  customerId: createId(),
  integrationType: 1,
  integrationId: createId(),
  setUserId: createId(),
  ips: '127.0.0.1',
  fromId: createId(),
  intoId: createId(),
  orderBy: 'lastModified',
  orderByAscending: 'false',
  skip: 0,
  take: 10,
  solved: 'true',
  version: 1,
  clientKey: 'no-such-widget',
  clientId: createId(),
  logoId: createId(),
  filters: 'null',
  searchTextFilters: 'null',
  page: 0,
  rowsPerPage: 10,
  value: 5,
  speechVoiceType: 1,
  speechPitch: 100,
  year: 2026,
  month: 11,
  statisticsIntentType: 1,
  chatResponseFeedback: 1,
  fromDate: '2026-11-01',
  toDate: '2026-11-28',
});
