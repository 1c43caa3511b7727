import { expect, test } from 'vitest';
import { quote } from './quote.ts';

const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const passage = `${'We have been a shop for bikes since long ago. '.repeat(10)}Delivery to islands costs 99 kroner. It takes four days. ${'And we like what we do very much indeed. '.repeat(12)}`;

test('the sentence that has the words is quoted with what follows, as it stands there', () => {
  const quoted = quote(
    passage,
    words,
    new Map([
      ['islands', 3],
      ['delivery', 2],
    ]),
  );
  expect(quoted).toContain('Delivery to islands costs 99 kroner. It takes four days.');
  expect(quoted.length).toBeLessThan(440);
  expect(passage).toContain(quoted);
});

test('a short passage is quoted whole, with its lines', () => {
  const list = '- Monday 9-17\n- Saturday 10-14';
  expect(quote(list, words, new Map([['saturday', 1]]))).toBe(list);
});
