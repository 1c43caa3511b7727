import { describe, expect, it } from 'vitest';
import { Familiarity } from './familiarity.ts';
import { FeatureReader } from './features.ts';
import { decodeModel, type NluModel } from './model-format.ts';
import { normalisedWords } from './normalise.ts';
import { type TextScore, TextScorer } from './text-scorer.ts';
import { train } from './train.ts';
import { Vectoriser } from './vectoriser.ts';
import { Vocabulary } from './vocabulary.ts';
import { addWeights } from './weight-rows.ts';

const model = decodeModel(
  train(
    [
      { text: 'Hvor er min pakke?', label: 'pakke' },
      { text: 'Hvornår kommer pakken', label: 'pakke' },
      { text: 'Jeg vil gerne sende varen retur', label: 'retur' },
      { text: 'Kan jeg få pengene tilbage for varen', label: 'retur' },
      { text: 'Hvornår har I åbent', label: 'åbningstid' },
      { text: 'Er butikken åben på søndag', label: 'åbningstid' },
    ],
    { language: 'da' },
  ),
);

const read = (text: string) => normalisedWords(text, model.language);

/** Margins as training reckons them: the text's vector times each label's weights. */
function marginsInTraining(words: readonly string[], { labels, labelScales, labelBiases }: NluModel) {
  const terms = { ...model, weights: model.featureWeights };
  const vectoriser = new Vectoriser(new Vocabulary(model.featureHashes), terms);
  const { features, values, count } = vectoriser.vectorise(new FeatureReader('da').read(words));
  const sums = new Float64Array(labels.length);
  for (let i = 0; i < count; i++) addWeights(model, features[i] ?? 0, values[i] ?? 0, sums);
  return sums.map((sum, label) => sum * (labelScales[label] ?? 0) + (labelBiases[label] ?? 0));
}

const copyOf = (score: TextScore) => ({ ...score, margins: score.margins.slice() });

/** Different words: "a" to "z", then of two letters, and so on, behind a common beginning. */
const inventedWords = (count: number) => Array.from({ length: count }, (_, i) => `ord${i.toString(26)}`);

describe('TextScorer', () => {
  it('names the words about the topic that no phrase has, and none that could stand in any question', () => {
    const unfamiliar = (text: string) => new TextScorer(model).unfamiliar(read(text));
    expect(unfamiliar('Hvordan får I min xylofon?')).toEqual(['xylofon']);
    expect(unfamiliar('Hvor er pakkerne?')).toEqual([]);
    expect(unfamiliar('Hvordan var det så der?')).toEqual([]);
  });

  it('names of a label also the words about the topic that speak for others only', () => {
    const scorer = new TextScorer(model);
    const words = read('Hvor er pakkerne?');
    const speaksFor = model.labels.filter((_, label) => !scorer.unfamiliar(words, label).length);
    expect(speaksFor).toEqual(['pakke']);
  });

  it('tells of any word whether it speaks for a label', () => {
    const scorer = new TextScorer(model);
    const speaksFor = (word: string) => model.labels.filter((_, label) => scorer.speaks(word, label));
    expect(speaksFor('retur')).toEqual(['retur']);
    expect(speaksFor('hvornår')).toContain('åbningstid');
    expect(speaksFor('hvornår')).not.toContain('retur');
    expect(speaksFor('xylofon')).toEqual([]);
    const pakke = model.labels.indexOf('pakke');
    expect(['pakke', 'pakken', 'pakker'].map((word) => scorer.speaks(word, pakke))).toEqual([
      true,
      true,
      true,
    ]);
    expect(scorer.speaksAsWritten('pakkerne', pakke)).toBe(false);
  });

  it.each([
    ['every word known', 'hvornår kommer min pakke'],
    ['words that share parts', 'pakke pakken pakkerne indpakket'],
    ['words repeated, and pairs of them', 'min pakke min pakke min min'],
    ['unknown words that share parts', 'xylofon xylofoner xylofonen xylofon'],
    ['topicless words only', 'hvor er det så'],
    ['topicless words around others', 'hvor er min vare er det min pakke så'],
    ['numbers and emoji', 'ordre 4711 🚲 4711'],
    ['one letter', 'å'],
    ['nothing known', 'qqq'],
    ['no word', ''],
    ['a word of 5,000 letters', `pakke ${'pakkeå'.repeat(833)} varen`],
    ['5,000 characters', 'jeg venter på varen nr 17 fra jer '.repeat(147)],
  ])('sees a text as training does: %s', (_, text) => {
    const words = read(text);
    const { margins, familiarity } = new TextScorer(model).score(words);
    marginsInTraining(words, model).forEach((margin, label) => {
      expect(margins[label]).toBeCloseTo(margin, 5);
    });
    const vocabulary = new Vocabulary(model.featureHashes);
    expect(familiarity).toBe(new Familiarity(new FeatureReader('da'), vocabulary).of(words));
  });

  it('tells whether a text shares anything with training', () => {
    const scorer = new TextScorer(model);
    expect(scorer.score(read('pakkeri')).sharesFeatures).toBe(true);
    expect(scorer.score(read('qqq')).sharesFeatures).toBe(false);
    expect(scorer.score([]).sharesFeatures).toBe(false);
  });

  it('gives the same score to words met for the first time and known ones, to the last bit', () => {
    const texts = ['hvor er pakken så', 'pakken er åben', 'sender i pakker om søndagen', 'åbner pakkeren'];
    const scorer = new TextScorer(model);
    for (let round = 0; round < 300; round++) {
      for (const text of texts) {
        expect(copyOf(scorer.score(read(text)))).toEqual(copyOf(new TextScorer(model).score(read(text))));
      }
    }
  });

  it('gives the same score after more words than it keeps, between texts and in the middle of one', () => {
    const many = inventedWords(6000);
    const text = read('hvornår kommer min pakke fra jer');
    const before = copyOf(new TextScorer(model).score(text));
    const long = [...text, ...many, ...text, ...many.slice(0, 50)];
    const longBefore = copyOf(new TextScorer(model).score(long));
    const scorer = new TextScorer(model);
    for (let at = 0; at < many.length; at += 10) {
      scorer.score([...text, ...many.slice(at, at + 10)]);
      expect(copyOf(scorer.score(text))).toEqual(before);
    }
    expect(copyOf(scorer.score(long))).toEqual(longBefore);
    expect(copyOf(scorer.score(text))).toEqual(before);
  });
});
