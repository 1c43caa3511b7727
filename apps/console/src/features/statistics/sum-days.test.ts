import { expect, test } from 'vitest';
import { barsOf, type CountedDay, joinChannels, sumOf } from './sum-days.ts';

const day = (date: string, conversations: number): CountedDay => ({
  date,
  conversations,
  visitorMessages: 0,
  botMessages: 0,
  staffMessages: 0,
  unsolvedQuestions: 0,
  handOvers: 0,
  takeOvers: 0,
  likes: 0,
  dislikes: 0,
  callsForwarded: 0,
  callsEnded: 0,
});

test('channels are added up by day', () => {
  const days = joinChannels([day('2026-11-02', 1), day('2026-11-01', 2), day('2026-11-02', 4)]);
  expect(days.map(({ date, conversations }) => [date, conversations])).toEqual([
    ['2026-11-01', 2],
    ['2026-11-02', 5],
  ]);
  expect(sumOf(days, 'conversations')).toBe(7);
});

test('a day is compared with the same day of the month before, where that has one', () => {
  const bars = barsOf([day('2026-03-28', 1), day('2026-03-31', 2)], [day('2026-02-28', 3)], 'conversations');
  expect(bars).toEqual([
    { date: '2026-03-28', value: 1, before: 3 },
    { date: '2026-03-31', value: 2, before: null },
  ]);
});
