import type { ChatFilterName, ChatPeriod, ChatSearch, ChatTab } from './chat-search.ts';

/** Which rows a list shows. */
export interface ListChoice {
  tab: ChatTab;
  text: string;
  filter: readonly ChatFilterName[];
  channel: ChatSearch['channel'];
  /** Stars, any of which it was given; all conversations where there are none. */
  rating: readonly number[];
  /** Of the last message, ISO 8601. */
  fromDate: string | undefined;
  toDate: string | undefined;
  /** The flow that has answered. */
  intentId: string | undefined;
  userId: string;
}

const daysOf: Record<ChatPeriod, number> = { today: 1, '7days': 7, '30days': 30 };

/** What an address asks for. Days are those of the reader's own clock. */
export function listChoice(search: ChatSearch, userId: string, now: Date): ListChoice {
  const { tab = 'all', text = '', filter = [], channel, rating = [], period, from, to, flow } = search;
  const fromDate = period
    ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysOf[period] + 1)
    : from && new Date(`${from}T00:00`);
  const toDate = !period && to ? new Date(`${to}T23:59:59.999`) : undefined;
  return {
    tab,
    text,
    filter,
    channel,
    rating,
    fromDate: fromDate ? fromDate.toISOString() : undefined,
    toDate: toDate?.toISOString(),
    intentId: flow,
    userId,
  };
}
