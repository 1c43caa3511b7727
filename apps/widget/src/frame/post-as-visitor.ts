import type { ErrorReply } from '@samtale/contract';

/** How something a visitor did was taken: `lost` on the way, or refused for the reason that the key names. */
export type Posted = { kind: 'done' } | { kind: 'lost' } | { kind: 'refused'; messageKey: string };

/** Does something with the token of a visitor's conversation. */
export async function postAsVisitor(token: string, action: string, body: object): Promise<Posted> {
  try {
    const response = await fetch(`/api/widget/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      credentials: 'omit',
    });
    if (response.ok) return { kind: 'done' };
    const { messageKey } = (await response.json()) as ErrorReply;
    return { kind: 'refused', messageKey };
  } catch {
    return { kind: 'lost' };
  }
}
