import { describe, expect, it } from 'vitest';
import { loadClassifier } from './classifier.ts';
import { train } from './train.ts';

const twoFlows = [
  { text: 'hvad koster det', label: 'pris' },
  { text: 'hvad er prisen på abonnementet', label: 'pris' },
  { text: 'jeg vil opsige mit abonnement', label: 'opsigelse' },
  { text: 'hvordan melder jeg mig ud', label: 'opsigelse' },
];

describe('train', () => {
  it('gives the same bytes for the same examples', () => {
    expect(train(twoFlows, { language: 'da' })).toEqual(train(twoFlows, { language: 'da' }));
  });

  it('reports progress from 0 to 1 without falling', () => {
    const fractions: number[] = [];
    train(twoFlows, { language: 'da', onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('works without any example', () => {
    const classifier = loadClassifier(train([], { language: 'da' }));
    expect(classifier.labels).toEqual([]);
    expect(classifier.understand('hej')).toEqual({ layer: 'classifier', ranking: [] });
  });

  it('works with one example', () => {
    const classifier = loadClassifier(
      train([{ text: 'Hvad koster det?', label: 'pris' }], { language: 'da' }),
    );
    expect(classifier.understand('hvad koster det').ranking).toEqual([{ label: 'pris', confidence: 1 }]);
    expect(classifier.understand('hvad koster det så').ranking[0]?.confidence).toBeGreaterThan(0.4);
    expect(classifier.understand('min hund er syg').ranking[0]?.confidence).toBeLessThan(0.4);
  });

  it('works with one label of several examples', () => {
    const classifier = loadClassifier(train(twoFlows.slice(0, 2), { language: 'da' }));
    expect(classifier.understand('hvad er prisen').ranking[0]?.confidence).toBeGreaterThan(0.4);
    expect(classifier.understand('min cykel punkterede').ranking[0]?.confidence).toBeLessThan(0.4);
  });

  it('knows labels without usable text, and never finds them', () => {
    const examples = [...twoFlows, { text: '', label: 'tom' }, { text: '   ', label: 'tom' }];
    const classifier = loadClassifier(train(examples, { language: 'da' }));
    expect(classifier.labels).toContain('tom');
    expect(classifier.understand('').ranking.every(({ confidence }) => confidence === 0)).toBe(true);
    expect(classifier.understand('hvad er prisen').ranking[0]?.label).toBe('pris');
  });

  it('takes repeated examples once', () => {
    const once = loadClassifier(train(twoFlows, { language: 'da' }));
    const twice = loadClassifier(train([...twoFlows, ...twoFlows], { language: 'da' }));
    expect(twice.understand('hvad er prisen')).toEqual(once.understand('hvad er prisen'));
  });

  it('divides the certainty of a phrase that two labels share', () => {
    const examples = [...twoFlows, { text: 'Hvad koster det?', label: 'opsigelse' }];
    const classifier = loadClassifier(train(examples, { language: 'da' }));
    expect(classifier.understand('hvad koster det')).toEqual({
      layer: 'exact',
      ranking: [
        { label: 'pris', confidence: 0.5 },
        { label: 'opsigelse', confidence: 0.5 },
      ],
    });
  });

  it('takes emoji and punctuation as phrases', () => {
    const examples = [...twoFlows, { text: '👍', label: 'tak' }, { text: '?', label: 'hjælp' }];
    const classifier = loadClassifier(train(examples, { language: 'da' }));
    expect(classifier.understand('👍!').ranking[0]).toEqual({ label: 'tak', confidence: 1 });
    expect(classifier.understand(' ? ').ranking[0]).toEqual({ label: 'hjælp', confidence: 1 });
  });

  it('learns from a title where examples are few, but does not take it for a phrase', () => {
    const labelTitles = { opsigelse: 'Opsigelse', pris: 'priser_og_rabatter' };
    const untitled = loadClassifier(train(twoFlows, { language: 'da' }));
    const titled = loadClassifier(train(twoFlows, { language: 'da', labelTitles }));
    const text = 'Er der rabatter?';
    expect(untitled.understand(text).ranking[0]?.confidence).toBeLessThan(0.4);
    expect(titled.understand(text).ranking[0]?.label).toBe('pris');
    expect(titled.understand(text).ranking[0]?.confidence).toBeGreaterThan(0.4);
    expect(titled.understand('opsigelse').layer).toBe('classifier');
  });

  it('takes any text for the name of a label', () => {
    const examples = [
      ...twoFlows,
      { text: 'hvem er du', label: '__proto__' },
      { text: 'hej med dig', label: '' },
    ];
    const classifier = loadClassifier(train(examples, { language: 'da', labelTitles: { pris: 'Priser' } }));
    expect(classifier.understand('hvem er du').ranking[0]?.label).toBe('__proto__');
    expect(classifier.understand('hej med dig').ranking[0]?.label).toBe('');
  });

  it('trains on phrases of 5,000 characters', () => {
    const examples = [...twoFlows, { text: 'kontrakten siger at '.repeat(250), label: 'kontrakt' }];
    const classifier = loadClassifier(train(examples, { language: 'da' }));
    expect(classifier.understand('hvad siger kontrakten').ranking[0]?.label).toBe('kontrakt');
  });
});
