import { expect, test } from 'vitest';
import { lostSince } from './lost-since.ts';

const since = '2026-11-20T12:00:00Z';
const nobodyWaits = { waitingSince: null, missedSince: null, unansweredSince: null };
const routeOf = (hasFailed: boolean) => ({ via: 'email', to: 'bo@example.com', hasFailed }) as const;

test.for([
  ['of the person who has the conversation', { unansweredSince: since }],
  ['of anybody', { missedSince: since }],
  ['of the next in line', { waitingSince: since }],
] as const)('an answer that was lost is owed: a word %s', ([, waits]) => {
  expect(lostSince({ ...nobodyWaits, ...waits, answerRoute: routeOf(true) })).toBe(since);
  expect(lostSince({ ...nobodyWaits, ...waits, answerRoute: routeOf(false) })).toBeNull();
  expect(lostSince({ ...nobodyWaits, ...waits, answerRoute: null })).toBeNull();
});

test('whom somebody has seen to waits for none', () => {
  expect(lostSince({ ...nobodyWaits, answerRoute: routeOf(true) })).toBeNull();
});
