import { describe, expect, it } from 'vitest';
import { Familiarity } from './familiarity.ts';
import { FeatureReader } from './features.ts';
import { normalisedWords } from './normalise.ts';
import { Vocabulary } from './vocabulary.ts';

function familiarityAfter(text: string): (other: string) => number {
  const reader = new FeatureReader('da');
  const { hashes, count } = reader.read(normalisedWords(text, 'da'));
  const familiarity = new Familiarity(reader, new Vocabulary(hashes.slice(0, count)));
  return (other) => familiarity.of(normalisedWords(other, 'da'));
}

describe('Familiarity', () => {
  const of = familiarityAfter('Hvad er prisen på et abonnement?');

  it('is full when a word of the topic is known, inflected or not', () => {
    expect(of('abonnementet er for dyrt')).toBe(1);
    expect(of('find billigere priser')).toBe(1);
  });

  it('is none when only the way of asking is known', () => {
    expect(of('Hvad er hovedstaden i Ungarn?')).toBeLessThan(0.2);
  });

  it('is partial when parts of a word are known', () => {
    const compound = of('abonnementsvilkår');
    expect(compound).toBeGreaterThan(0.4);
    expect(compound).toBeLessThan(1);
  });

  it('is undecided without any word of a topic', () => {
    expect(of('hvad er det')).toBe(0.5);
    expect(of('')).toBe(0.5);
  });
});
