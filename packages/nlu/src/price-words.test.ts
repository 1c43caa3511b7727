import { expect, test } from 'vitest';
import { isPriceWord } from './price-words.ts';

test('words that ask for an amount of money are known in their forms, those that may mean something else are not', () => {
  expect(['koster', 'dyrere', 'takster'].every((word) => isPriceWord(word, 'da'))).toBe(true);
  expect(['dyr', 'tur'].some((word) => isPriceWord(word, 'da'))).toBe(false);
  expect(isPriceWord('expensive', 'en')).toBe(true);
  expect(isPriceWord('koster', 'en')).toBe(false);
});
