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

test('a head is known by what it is above, whatever figures its names have', () => {
  const quoteOf = (table: string, ...terms: string[]) =>
    quote(table, words, new Map(terms.map((term) => [term, 1])));
  const dated =
    'Plads | Lavsæson (28/3–19/6) | Højsæson 20/6–16/8\nTelt | 80 kr. | 125 kr.\nAutocamper | 120 kr. | 195 kr.';
  expect(quoteOf(dated, 'autocamper')).toBe(
    'Autocamper: Lavsæson (28/3–19/6) 120 kr., Højsæson 20/6–16/8 195 kr.',
  );
  expect(quoteOf('Alder | 0–3 år | 4–11 år\nTelt | 20 kr. | 48 kr.', 'telt')).toBe(
    'Telt: 0–3 år 20 kr., 4–11 år 48 kr.',
  );
  // What a first row tells like the others is no name.
  expect(quoteOf('Telt | 80 kr. | 125 kr.\nHytte | 495 kr. | 795 kr.', 'hytte')).toBe(
    'Hytte: 495 kr., 795 kr.',
  );
  expect(quoteOf('Lille hund | 9–12 | 13–15\nStor hund | 10–12 | 13–17', 'stor')).toBe(
    'Stor hund: 10–12, 13–17',
  );
});

test('of a table the column is quoted that the question names', () => {
  const prices =
    'All prices are per night.\n\nPitch | Low season (May) | High season (July, August)\nTent | £16 | £29\nCaravan | £22 | £38';
  const asked = (...terms: string[]) => quote(prices, words, new Map(terms.map((term) => [term, 1])));
  expect(asked('caravan', 'high', 'season')).toBe('Caravan: High season (July, August) £38');
  expect(asked('tent', 'may')).toBe('Tent: Low season (May) £16');
  expect(asked('tent', 'season')).toBe('Tent: Low season (May) £16, High season (July, August) £29');
  expect(asked('all', 'prices', 'night')).toBe(
    'All prices are per night.\n\nTent: Low season (May) £16, High season (July, August) £29\nCaravan: Low season (May) £22, High season (July, August) £38',
  );
});

test('of sentences with as many words the one is quoted that tells what is asked for', () => {
  const long = `The deposit is due on booking. ${'We like what we do very much. '.repeat(16)}The deposit is £30.`;
  const telling = (sentence: string) => sentence.includes('£');
  expect(quote(long, words, new Map([['deposit', 1]]), telling)).toContain('The deposit is £30.');
  expect(quote(long, words, new Map([['deposit', 1]]))).not.toContain('£30');
});
