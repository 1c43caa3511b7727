import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

test('everyday words are known by those that companies use, in any form', () => {
  const of = (word: string, language: 'da' | 'en') => synonymsOf(stem(word, language), language);
  expect(of('pakke', 'da')).toContain(stem('medbring', 'da'));
  expect(of('besøg', 'da')).toContain(stem('forbi', 'da'));
  expect(of('packing', 'en')).toEqual([stem('bring', 'en')]);
  expect(of('hund', 'da')).toEqual([]);
});
