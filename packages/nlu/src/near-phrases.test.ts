import { describe, expect, it } from 'vitest';
import { nearPhrases } from './near-phrases.ts';

const all = () => true;
const pairs = (phrases: string[], mayClash = all as (one: number, other: number) => boolean) =>
  nearPhrases(phrases, 'da', mayClash).map(({ one, other }) => [phrases[other], phrases[one]]);

describe('nearPhrases', () => {
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
    const topics = Array.from({ length: 1000 }, (_, i) => `hvad koster vare${i} i butikken`);
    nearPhrases(topics, 'da', count);
    expect(looked).toBeLessThan(1000);
    nearPhrases(
      Array.from({ length: 3000 }, () => 'hvad koster levering'),
      'da',
      count,
    );
    expect(looked).toBeLessThanOrEqual(3000 * 500);
  });
});
