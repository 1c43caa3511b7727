import { expect, test } from 'vitest';
import { smsLength } from './sms-parts.ts';

test.each([
  ['', 0, 1, null],
  ['Hej på dig, Ærø!', 16, 1, null],
  ['a'.repeat(160), 160, 1, null],
  ['a'.repeat(161), 161, 2, null],
  ['a'.repeat(306), 306, 2, null],
  ['a'.repeat(307), 307, 3, null],
  // The sign for the euro takes two places, and does not stand half in one part.
  ['€'.repeat(80), 160, 1, null],
  ['€'.repeat(81), 162, 2, null],
  [`${'€'.repeat(77)}${'a'.repeat(152)}`, 306, 3, null],
  ['Hej 😀', 6, 1, '😀'],
  [`😀${'a'.repeat(68)}`, 70, 1, '😀'],
  [`😀${'a'.repeat(69)}`, 71, 2, '😀'],
  ['”citat”', 7, 1, '”'],
])('%j', (text, length, parts, unusual) => {
  expect(smsLength(text)).toEqual({ length, parts, unusual });
});
