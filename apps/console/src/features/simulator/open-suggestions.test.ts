import type { SimulatedTurn } from '@samtale/contract';
import { initialState } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { openSuggestions } from './open-suggestions.ts';

type Event = SimulatedTurn['events'][number]['event'];
const flowId = '01900000-0000-7000-8000-000000000001';
const said: Event = { type: 'endUserSaid', text: 'hej' };
const offers = (...titles: string[]): Event => ({
  type: 'botSaid',
  flowId,
  bubbles: titles.map((title) => ({ delay: 0, messages: [{ kind: 'suggestion', title, flowId }] })),
});

function titles(events: Event[], status: 'bot' | 'awaiting' = 'bot'): string[] {
  const logged = events.map((event, at) => ({
    seq: at + 1,
    at: '2026-11-20T12:00:00.000Z',
    clientId: null,
    event,
  }));
  const turn = { status: 'answered', effects: [], releaseNumber: null, tookMs: 1, events: logged } as const;
  return openSuggestions({ ...turn, effects: [], state: { ...initialState, status } }).map(
    ({ title }) => title,
  );
}

test('all that the bot has offered since the visitor spoke can be chosen, each once', () => {
  expect(titles([offers('A')])).toEqual(['A']);
  expect(titles([offers('A'), said, offers('B', 'C'), offers('C')])).toEqual(['B', 'C']);
});

test('nothing can be chosen while somebody else than the bot answers, or before it has spoken', () => {
  expect(titles([said, offers('B')], 'awaiting')).toEqual([]);
  expect(openSuggestions(null)).toEqual([]);
});
