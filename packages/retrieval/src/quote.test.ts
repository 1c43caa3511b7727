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

test('of a table the rows are quoted that have the words', () => {
  const prices =
    'Work | Price\nPuncture | 149 kr.\nNew chain | 349 kr.\nChain cleaning | 99 kr.\nCall first.';
  const asked = (...terms: string[]) => quote(prices, words, new Map(terms.map((term) => [term, 1])));
  expect(asked('puncture')).toBe('Puncture: 149 kr.');
  expect(asked('chain')).toBe('New chain: 349 kr.\nChain cleaning: 99 kr.');
  expect(asked('price', 'of', 'new', 'chain')).toBe('New chain: 349 kr.');
  expect(asked('work')).toBe('Puncture: 149 kr.\nNew chain: 349 kr.\nChain cleaning: 99 kr.');
  expect(asked('call')).toContain('Chain cleaning: 99 kr.\nCall first.');
});

test('a row of several columns says what each is', () => {
  const table =
    'Prices.\n| Bike | Day | Week |\n| --- | --- | --- |\n| City bike | 120 kr. | 500 kr. |\n| E-bike | 250 kr. | |';
  expect(quote(table, words, new Map([['city', 1]]))).toBe('City bike: Day 120 kr., Week 500 kr.');
  expect(quote(table, words, new Map([['e', 1]]))).toBe('E-bike: Day 250 kr.');
});
