import type { FlowListItem } from '@samtale/contract';
import { expect, test } from 'vitest';
import { matchFlows } from './match-flows.ts';

const flows = ['Levering', 'Åbningstider', 'Retur'].map((title) => ({ id: title, title }) as FlowListItem);
const titles = (text: string, nearest: string | null) =>
  matchFlows(flows, text, nearest).map(({ title }) => title);

test('the nearest flow stands first', () => {
  expect(titles('', 'Retur')).toEqual(['Retur', 'Levering', 'Åbningstider']);
  expect(titles('', null)).toEqual(['Levering', 'Åbningstider', 'Retur']);
});

test('titles that start with the words come before those that hold them', () => {
  expect(titles('r', null)).toEqual(['Retur', 'Levering', 'Åbningstider']);
});

test('titles match in part, and the nearest only when it does', () => {
  expect(titles(' ÅBN ', 'Retur')).toEqual(['Åbningstider']);
});
