import type { ChatSearch } from './chat-search.ts';

/** Everything that narrows a list beside its tab and its words. */
export const noFilters = {
  filter: undefined,
  channel: undefined,
  rating: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  flow: undefined,
} as const satisfies ChatSearch;

/** Changes the address as it is then: a search that waited for its typist must not undo what was chosen since. */
export function changedSearch(change: ChatSearch) {
  return (before: ChatSearch): ChatSearch => {
    const next = { ...before, ...change };
    return {
      tab: next.tab === 'all' ? undefined : next.tab,
      text: next.text || undefined,
      filter: next.filter?.length ? [...new Set(next.filter)] : undefined,
      channel: next.channel,
      rating: next.rating?.length ? [...new Set(next.rating)].sort() : undefined,
      period: next.period,
      from: next.from,
      to: next.to,
      flow: next.flow,
    };
  };
}
