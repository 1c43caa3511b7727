import {
  type Acknowledgement,
  ApiError,
  type Delivery,
  endpoints,
  type WatchRequest,
} from '@samtale/contract';
import { call } from './api.ts';

/** What the hub would answer, asked of the API instead; null when the server could not answer now. */
export async function askOverHttp({
  chatToken,
  after,
}: WatchRequest): Promise<Acknowledgement<Delivery> | null> {
  try {
    const { events, anew } = await call(endpoints.conversations.getChat, {
      params: { chatToken },
      query: { after },
    });
    const upTo = events.at(-1)?.seq ?? after;
    if (anew) return { ok: true, value: { chatToken, after: 0, upTo, events, anew } };
    return { ok: true, value: { chatToken, after, upTo, events } };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return refused ? { ok: false, code: error.reply.code, messageKey: error.reply.messageKey } : null;
  }
}
