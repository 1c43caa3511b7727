import type {
  acceptInvitation,
  getWidgetConfig,
  LanguageCode,
  ReplyOf,
  startConversation,
  WidgetConfig,
} from '@samtale/contract';

/** How a call ended: with its reply, refused for good, or not at all (then it is worth trying again). */
export type CallResult<T> = { kind: 'done'; value: T } | { kind: 'refused' } | { kind: 'unreachable' };

export function fetchConfig(clientKey: string, language: LanguageCode): Promise<CallResult<WidgetConfig>> {
  return call<ReplyOf<typeof getWidgetConfig>>(`${addressOf(clientKey)}?language=${language}`);
}

export function postConversation(
  clientKey: string,
  language: LanguageCode,
  page: string,
): Promise<CallResult<ReplyOf<typeof startConversation>>> {
  return call(`${addressOf(clientKey)}/conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language, page }),
  });
}

/** Lets a customer into the conversation that was begun with them. */
export function postInvitation(code: string): Promise<CallResult<ReplyOf<typeof acceptInvitation>>> {
  return call('/api/widget/invitation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
}

const addressOf = (clientKey: string) => `/api/widget/clientKey/${encodeURIComponent(clientKey)}`;

async function call<T>(address: string, init?: RequestInit): Promise<CallResult<T>> {
  try {
    const response = await fetch(address, { ...init, credentials: 'omit' });
    if (response.ok) return { kind: 'done', value: (await response.json()) as T };
    const mayPass = response.status >= 500 || response.status === 429;
    return { kind: mayPass ? 'unreachable' : 'refused' };
  } catch {
    return { kind: 'unreachable' };
  }
}
