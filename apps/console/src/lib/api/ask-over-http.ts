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
  cursor,
}: WatchRequest): Promise<Acknowledgement<Delivery> | null> {
  try {
    const {
      events,
      reset,
      cursor: next,
    } = await call(endpoints.conversations.getChat, {
      params: { chatToken },
      query: { after, cursor },
    });
    const upTo = events.at(-1)?.seq ?? after;
    const run = { chatToken, upTo, events, ...(next && { cursor: next }) };
    if (reset) return { ok: true, value: { ...run, after: 0, reset } };
    return { ok: true, value: { ...run, after } };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return refused ? { ok: false, code: error.reply.code, messageKey: error.reply.messageKey } : null;
  }
}
