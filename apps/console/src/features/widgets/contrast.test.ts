import { expect, test } from 'vitest';
import { contrast, isColor } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(contrast('#123', '#112233')).toBe(1);
});

test('a colour is hexadecimal', () => {
  expect(['#abc', '#A1b2C3', 'abc', '#abcd', 'red'].map(isColor)).toEqual([true, true, false, false, false]);
});
