import type { ConversationTestListItem, TestState } from '@samtale/contract';
import { expect, test } from 'vitest';
import { arrangeTests } from './arrange-tests.ts';

const item = (title: string, state: TestState | null, minute = 0) =>
  ({
    id: title,
    title,
    result: state && { state, ranAt: `2026-11-20T12:0${minute}:00.000Z` },
  }) as ConversationTestListItem;
const tests = [
  item('Retur', 'passed', 3),
  item('Åbningstider', 'failed', 1),
  item('Levering', null),
  item('Betaling', 'changed', 2),
  item('Dæk', 'failed', 4),
];
const titles = (...how: Parameters<typeof arrangeTests> extends [unknown, ...infer Rest] ? Rest : never) =>
  arrangeTests(tests, ...how).map(({ title }) => title);

test('what has to be looked at comes first', () => {
  expect(titles({}, 'da')).toEqual(['Dæk', 'Åbningstider', 'Betaling', 'Levering', 'Retur']);
  expect(titles({ reversed: true }, 'da')[0]).toBe('Retur');
});

test('titles follow the Danish alphabet in both languages, runs the clock', () => {
  expect(titles({ by: 'title' }, 'da').at(-1)).toBe('Åbningstider');
  expect(titles({ by: 'title' }, 'en').at(-1)).toBe('Åbningstider');
  expect(titles({ by: 'ran' }, 'da')).toEqual(['Dæk', 'Retur', 'Betaling', 'Åbningstider', 'Levering']);
});

test('titles are searched in part, whatever their letters', () => {
  expect(titles({ search: ' ÅBN ' }, 'da')).toEqual(['Åbningstider']);
});
