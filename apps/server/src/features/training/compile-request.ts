import {
  ActionType,
  actionParameter,
  type FlowActionRecord,
  ParameterSource,
  RecipientKind,
} from '@samtale/contract';
import type { FlowAction, NamedRecipient, PassedValues, RequestWork } from '@samtale/dialog';
import { hasPlaceholder } from '@samtale/dialog';

type RequestAction = Extract<FlowAction, { kind: 'request' }>;

/** How long a reply is waited for unless the action says, and at most, in seconds. */
const usualTimeout = 10;
const longestTimeout = 30;

/** An action that asks another server, as the bot does it; null without an address. */
export function compileRequest(action: FlowActionRecord, ids: ReadonlySet<string>): RequestAction | null {
  const url = actionParameter(action, 'url').trim();
  if (!url) return null;
  const failed = action.failedIntentId;
  return {
    kind: 'request',
    method: 'GET',
    url,
    headers: [],
    body: null,
    timeoutMs: timeoutOf(action) * 1000,
    reads: 'values',
    results: action.resultList.map(({ parameterAlias, path }) => ({ name: parameterAlias, path })),
    ...(failed && ids.has(failed) && { failedFlowId: failed }),
    ...kindOf(action, url),
  };
}

function kindOf(action: FlowActionRecord, url: string): Partial<RequestAction> {
  const parameter = actionParameter(action, 'locationParameter');
  switch (action.type) {
    case ActionType.apiRequest:
      return { method: 'POST', passes: passesOf(action) };
    case ActionType.dynamicAPIRequest: {
      const method = methods.find((one) => one === actionParameter(action, 'method')) ?? 'GET';
      const body = actionParameter(action, 'body');
      const sends = method !== 'GET' && body !== '';
      return { method, headers: headersOf(action, sends ? body : ''), ...(sends && { body }) };
    }
    case ActionType.frontDeskGetLocations:
      return { reads: 'locations', parameter };
    case ActionType.frontDeskVerifyLocation:
      return { reads: 'location', parameter, ...(!hasPlaceholder(url) && { url: asking(url, parameter) }) };
    default:
      return {};
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies RequestWork['method'][];

/** One header a line, `Name: value`; a body that looks like JSON is said to be JSON unless they say otherwise. */
function headersOf(action: FlowActionRecord, body: string): RequestAction['headers'] {
  const headers = actionParameter(action, 'headers')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line.trim()) ?? [];
      return name.trim() ? [{ name: name.trim(), value: value.trim() }] : [];
    });
  const saysType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  const type = /^\s*[[{]/.test(body) ? 'application/json' : 'text/plain;charset=utf-8';
  return body && !saysType ? [...headers, { name: 'content-type', value: type }] : headers;
}

function timeoutOf(action: FlowActionRecord): number {
  const wanted = Number(actionParameter(action, 'timeoutSeconds'));
  return wanted > 0 ? Math.min(Math.ceil(wanted), longestTimeout) : usualTimeout;
}

/** The address with what was said as its parameter `location`. */
const asking = (url: string, parameter: string) =>
  `${url}${url.includes('?') ? '&' : '?'}location={{${parameter}}}`;

const sources: Record<ParameterSource, PassedValues['of']> = {
  [ParameterSource.currentFlow]: 'flow',
  [ParameterSource.formRegistration]: 'form',
  [ParameterSource.wholeConversation]: 'conversation',
};

export const passesOf = ({ parameterSource, formIntentActionId }: FlowActionRecord): PassedValues => ({
  of: sources[parameterSource],
  ...(formIntentActionId && { formId: formIntentActionId }),
});

const recipientKinds: Record<RecipientKind, NamedRecipient['kind']> = {
  [RecipientKind.address]: 'address',
  [RecipientKind.contact]: 'contact',
  [RecipientKind.property]: 'property',
  [RecipientKind.endUserNumber]: 'endUser',
  [RecipientKind.sip]: 'sip',
};

export const recipientsOf = ({ recipientList }: FlowActionRecord): NamedRecipient[] =>
  recipientList.map(({ kind, value }) => ({ kind: recipientKinds[kind], value }));
