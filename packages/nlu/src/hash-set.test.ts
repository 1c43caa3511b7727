import { expect, test } from 'vitest';
import { HashSet } from './hash-set.ts';

test('a hash is new once, until the set is emptied', () => {
  const set = new HashSet(16);
  for (const hash of [0, 5, 21, -1, 0x7fffffff]) {
    expect(set.add(hash)).toBe(true);
    expect(set.add(hash)).toBe(false);
  }
  set.clear();
  expect(set.add(5)).toBe(true);
});

test('the sign of a hash makes no difference', () => {
  const set = new HashSet(16);
  expect(set.add(0xfffffff0)).toBe(true);
  expect(set.add(0xfffffff0 | 0)).toBe(false);
});

test('grows as far as needed, and forgets all the same', () => {
  const set = new HashSet(16);
  const hashes = Array.from({ length: 1000 }, (_, i) => 1 + 7919 * i);
  for (let round = 0; round < 2; round++) {
    expect(hashes.filter((hash) => set.add(hash))).toHaveLength(1000);
    expect(hashes.filter((hash) => set.add(hash))).toEqual([]);
    set.clear();
  }
});
