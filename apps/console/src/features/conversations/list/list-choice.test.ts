import { expect, test } from 'vitest';
import { changedSearch, noFilters } from './changed-search.ts';
import { chatSearch } from './chat-search.ts';
import { listChoice } from './list-choice.ts';

const now = new Date(2026, 10, 20, 14, 30);
const choice = (search: object) => listChoice(chatSearch.parse(search), 'me', now);
const day = (...at: [number, number, number]) => new Date(...at).toISOString();

test.for([
  ['today', day(2026, 10, 20)],
  ['7days', day(2026, 10, 14)],
  ['30days', day(2026, 9, 22)],
])('%s begins with a whole day and has no end', ([period, fromDate]) => {
  expect(choice({ period, to: '2026-01-01' })).toMatchObject({ fromDate, toDate: undefined });
});

test('own days are whole, from the first to the last', () => {
  expect(choice({ from: '2026-11-01', to: '2026-11-02' })).toMatchObject({
    fromDate: day(2026, 10, 1),
    toDate: new Date(2026, 10, 2, 23, 59, 59, 999).toISOString(),
  });
});

test('what cannot be read of an address is left out', () => {
  const broken = { tab: 'hers', filter: ['active', 'x'], channel: 'fax', period: 1, from: 'i går', text: 12 };
  expect(chatSearch.parse(broken)).toEqual({ text: '12' });
  expect(choice({})).toMatchObject({ tab: 'all', text: '', filter: [], fromDate: undefined });
});

test('stars are asked for together, in their order, and go with the other filters', () => {
  expect(choice({ rating: [1, 5] })).toMatchObject({ rating: [1, 5] });
  expect(chatSearch.parse({ rating: [0, 6] })).toEqual({});
  expect(changedSearch({ rating: [5, 1, 5] })({}).rating).toEqual([1, 5]);
  expect(changedSearch(noFilters)({ rating: [1] }).rating).toBeUndefined();
});

test('a flow is asked for by its id, and goes with the other filters', () => {
  const flow = '01900000-0000-7000-8000-00000000000f';
  expect(choice({ flow })).toMatchObject({ intentId: flow });
  expect(chatSearch.parse({ flow: 'chatToken' })).toEqual({});
  expect(changedSearch({ tab: 'mine' })({ flow })).toMatchObject({ tab: 'mine', flow });
  expect(changedSearch(noFilters)({ flow, text: 'hej' }).flow).toBeUndefined();
});

test('a change leaves the rest of the address as it is', () => {
  const before = chatSearch.parse({ tab: 'mine', text: 'hej', filter: ['active'], from: '2026-11-01' });
  expect(changedSearch({ tab: 'all', filter: [] })(before)).toMatchObject({
    text: 'hej',
    from: '2026-11-01',
  });
  expect(changedSearch({ tab: 'all', filter: [] })(before)).toMatchObject({
    tab: undefined,
    filter: undefined,
  });
});
