import { describe, expect, it } from 'vitest';
import { foldCase, longestWord, splitWords } from './tokenise.ts';

const tokenise = (text: string) => splitWords(foldCase(text));

describe('foldCase and splitWords', () => {
  it('splits words, numbers and emoji and drops punctuation', () => {
    expect(tokenise('Hvad koster 2 pizzaer, TAK?! 🍕🍕')).toEqual([
      'hvad',
      'koster',
      '2',
      'pizzaer',
      'tak',
      '🍕',
      '🍕',
    ]);
  });

  it('keeps inner apostrophes, whichever kind', () => {
    expect(tokenise('I haven’t paid, don`t ask')).toEqual(['i', "haven't", 'paid', "don't", 'ask']);
  });

  it('treats composed and decomposed letters alike', () => {
    expect(tokenise('A\u030abningstid')).toEqual(['åbningstid']);
  });

  it('finds nothing in nothing', () => {
    expect(tokenise('')).toEqual([]);
    expect(tokenise(' …!? ')).toEqual([]);
  });

  it('reads the beginning of a text that never ends', () => {
    expect(tokenise('ja '.repeat(100_000)).length).toBeLessThan(10_000);
  });

  it('reads only the beginning of a word that is none', () => {
    expect(tokenise(`hvad er ${'a'.repeat(3000)} for noget`)).toEqual([
      'hvad',
      'er',
      'a'.repeat(longestWord),
      'for',
      'noget',
    ]);
  });
});
