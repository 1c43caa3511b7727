import { expect, test } from 'vitest';
import { isSaidOn, withChannel } from './choose-channel.ts';

test('a channel is chosen and let go of; none, and all, are all', () => {
  expect(withChannel([], 4)).toEqual([4]);
  expect(withChannel([4], 1)).toEqual([1, 4]);
  expect(withChannel([1, 4], 1)).toEqual([4]);
  expect(withChannel([4], 4)).toEqual([]);
  expect(withChannel([1, 2, 3], 4)).toEqual([]);
});

test('a bubble without channels is said on all', () => {
  expect(isSaidOn({ integrationTypeList: [] }, 3)).toBe(true);
  expect(isSaidOn({ integrationTypeList: [1, 3] }, 3)).toBe(true);
  expect(isSaidOn({ integrationTypeList: [1] }, 3)).toBe(false);
});
