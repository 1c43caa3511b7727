import { expect, test } from 'vitest';
import { isSameValue } from './is-same-value.ts';

test.each([
  [{ name: 'Anna', teams: ['a'] }, { teams: ['a'], name: 'Anna' }, true],
  [{ name: 'Anna', note: undefined }, { name: 'Anna' }, true],
  [{ name: 'Anna' }, { name: 'Anna', note: '' }, false],
  [{ name: 'Anna' }, { name: 'Anna', note: undefined }, true],
  [{ teams: ['a', 'b'] }, { teams: ['b', 'a'] }, false],
  [{ teams: [] }, { teams: {} }, false],
  [{ minutes: null }, { minutes: 0 }, false],
  [{ minutes: Number.NaN }, { minutes: Number.NaN }, true],
])('%j and %j: %j', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
  expect(isSameValue(other, one)).toBe(isSame);
});
