import { expect, test } from 'vitest';
import { loadClassifier, train } from './index.ts';

const examples = [
  { text: 'yes please', label: 'confirmOrder' },
  { text: 'yes please', label: 'confirmReturn' },
  { text: 'where is my order', label: 'tracking' },
  { text: 'track my parcel', label: 'tracking' },
  { text: 'send it back', label: 'confirmReturn' },
];
const classifier = loadClassifier(train(examples, { language: 'en' }));

test('a phrase of two labels belongs wholly to the one that is a candidate', () => {
  const { layer, ranking } = classifier.understand('Yes please', 5, (label) => label !== 'confirmOrder');
  expect(layer).toBe('exact');
  expect(ranking).toEqual([{ label: 'confirmReturn', confidence: 1 }]);
});

test('what is not a candidate is not ranked, nor does it take confidence', () => {
  const all = classifier.understand('where is the parcel');
  const some = classifier.understand('where is the parcel', 5, (label) => label !== 'confirmOrder');
  expect(some.ranking.map(({ label }) => label)).not.toContain('confirmOrder');
  expect(some.ranking[0]?.label).toBe('tracking');
  expect(some.ranking[0]?.confidence).toBeGreaterThanOrEqual(all.ranking[0]?.confidence ?? 1);
});

test('without a candidate there is nothing to rank', () => {
  expect(classifier.understand('where is my parcel', 5, () => false).ranking).toEqual([]);
});

test('a training phrase resembles what it would if it were none', () => {
  const { ranking } = classifier.understand('track my parcel');
  const [resembled] = classifier.resembling('track my parcel');
  expect(ranking).toEqual([{ label: 'tracking', confidence: 1 }]);
  expect(resembled?.label).toBe('tracking');
  expect(resembled?.confidence).toBeLessThan(1);
  expect(classifier.resembling('where is the parcel')).toEqual(
    classifier.understand('where is the parcel').ranking,
  );
});
