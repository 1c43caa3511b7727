import { expect, test } from 'vitest';
import { matchMenu } from './match-menu.ts';

const entries = ['Flows', 'Træning', 'Chat'].map((title) => ({ title }));

test('titles match in part, whatever the case and the space around', () => {
  expect(matchMenu(entries, '  TRÆ ')).toEqual([{ title: 'Træning' }]);
  expect(matchMenu(entries, '')).toHaveLength(3);
  expect(matchMenu(entries, 'kunder')).toEqual([]);
});

test('at most ten are suggested', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ title: `Side ${index}` }));
  expect(matchMenu(many, 'side')).toHaveLength(10);
});
