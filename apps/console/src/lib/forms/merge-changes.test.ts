import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

test('what was not changed here is as somebody else has saved it', () => {
  const began = { name: 'Anna', isActive: true, teams: ['a'] };
  const mine = { ...began, name: 'Åse' };
  const newest = { ...began, isActive: false, teams: ['a', 'b'] };
  expect(mergeChanges(began, mine, newest)).toEqual({ name: 'Åse', isActive: false, teams: ['a', 'b'] });
});

test('what both have changed is as it is here', () => {
  expect(mergeChanges({ name: 'A' }, { name: 'B' }, { name: 'C' })).toEqual({ name: 'B' });
});
