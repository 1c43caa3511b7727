import { describe, expect, it } from 'vitest';
import { PhraseNeighbours } from './near-phrases.ts';

function neighboursOf(phrases: string[]): PhraseNeighbours {
  const work = PhraseNeighbours.of(phrases, 'da');
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Every phrase that is too near one before it, with that one. */
function pairs(phrases: string[], mayClash = (_one: number, _other: number): boolean => true): string[][] {
  const neighbours = neighboursOf(phrases);
  return phrases.flatMap((phrase, one) => {
    const near = neighbours.nearestBefore(one, (other) => mayClash(one, other));
    return near ? [[phrases[near.other] ?? '', phrase]] : [];
  });
}

describe('PhraseNeighbours', () => {
  it.each([
    ['Hvad koster levering?', 'Hvad koster en levering?'],
    ['Kan jeg bytte min cykel?', 'min cykel, kan jeg bytte den?'],
    ['Har I hjelme til børn?', 'Har I en hjelm til børn'],
  ])('%s and %s', (one, other) => {
    expect(pairs([one, 'Hvornår har I åbent?', other])).toEqual([[one, other]]);
  });

  it.each([
    ['Hvad koster en cykel?', 'Hvad koster en hjelm?'],
    ['Kan I levere i dag?', 'Kan I levere til Bornholm?'],
    ['Hvornår åbner I?', 'Hvornår lukker I?'],
    ['Hvor er I?', 'Hvem er I?'],
    ['Kan I sende en cykel til Færøerne?', 'Kan I sende en cykel til Bornholm?'],
  ])('not %s and %s', (one, other) => {
    expect(pairs([one, other])).toEqual([]);
  });

  it('compares only those that may clash, and finds the nearest of them', () => {
    const phrases = ['Hvad koster jeres levering?', 'Hvad koster levering?', 'Hvad koster levering så?'];
    expect(pairs(phrases, (one, other) => one !== other && one + other !== 1)).toEqual([
      ['Hvad koster levering?', 'Hvad koster levering så?'],
    ]);
    expect(pairs(phrases, () => false)).toEqual([]);
  });

  it('looks at few pairs, however many phrases have the same words', () => {
    let looked = 0;
    const count = () => {
      looked++;
      return false;
    };
    pairs(
      Array.from({ length: 1000 }, (_, i) => `hvad koster vare${i} i butikken`),
      count,
    );
    expect(looked).toBeLessThan(1000);
    pairs(
      Array.from({ length: 3000 }, () => 'hvad koster levering'),
      count,
    );
    expect(looked).toBeLessThanOrEqual(3000 * 500);
  });

  it('finds the nearest to a phrase that is not among them, also with words they lack', () => {
    const neighbours = neighboursOf(['Hvornår har I åbent?', 'Hvad koster levering?']);
    const nearest = (phrase: string) => neighbours.nearestTo(phrase, () => true)?.other;
    expect(nearest('hvad koster en levering')).toBe(1);
    expect(nearest('hvad koster levering nu')).toBe(1);
    expect(nearest('hvad koster zeppelinere')).toBeUndefined();
    expect(nearest('')).toBeUndefined();
    expect(neighbours.nearestTo('hvad koster en levering', (other) => other !== 1)).toBeNull();
  });
});
