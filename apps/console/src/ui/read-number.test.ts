import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.for<[string, string, number]>([
  ['1.234,5', 'da', 1234.5],
  ['20.000.000', 'da', 20_000_000],
  ['20000000', 'da', 20_000_000],
  ['10 000', 'da', 10_000],
  ['1,234.50', 'en', 1234.5],
  ['0', 'en', 0],
  ['1.5', 'da', Number.NaN],
  ['1,5', 'en', Number.NaN],
  ['1.23.456', 'da', Number.NaN],
  ['1,2,3', 'da', Number.NaN],
  ['-1', 'da', Number.NaN],
  ['ti', 'da', Number.NaN],
])('%s in %s is %d', ([text, language, number]) => {
  expect(readNumber(text, language)).toBe(number);
});
