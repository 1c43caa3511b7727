import { expect, test } from 'vitest';
import { cutPassages } from './cut-passages.ts';

const sentence = (topic: string) => `This sentence tells something of ${topic} and of little else besides.`;
const paragraph = (topic: string, sentences: number) =>
  Array.from({ length: sentences }, () => sentence(topic)).join(' ');

test('what stands under a heading is a passage of its own and knows its headings', () => {
  const text = '# Delivery\nWe ship daily.\n## Abroad\nIt takes a week.\n# Returns\nWithin 30 days.';
  expect(cutPassages(text)).toEqual([
    { headings: ['Delivery'], text: 'We ship daily.' },
    { headings: ['Delivery', 'Abroad'], text: 'It takes a week.' },
    { headings: ['Returns'], text: 'Within 30 days.' },
  ]);
});

test('long texts are cut between paragraphs and no word is lost', () => {
  const text = ['boats', 'trains', 'bikes'].map((topic) => paragraph(topic, 8)).join('\n\n');
  const passages = cutPassages(text).map((passage) => passage.text);
  expect(passages).toHaveLength(3);
  expect(passages[1]).toBe(paragraph('trains', 8));
  expect(passages.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
});

test('a paragraph without end is cut between sentences, and a word without end somewhere', () => {
  const long = cutPassages(paragraph('rain', 60)).map(({ text }) => text);
  expect(long.length).toBeGreaterThan(3);
  for (const text of long) {
    expect(text.length).toBeLessThanOrEqual(1400);
    expect(text.endsWith('.')).toBe(true);
  }
  const word = 'x'.repeat(5000);
  expect(
    cutPassages(word)
      .map(({ text }) => text)
      .join(''),
  ).toBe(word);
});

test('a short rest does not stand alone, and nothing comes of nothing', () => {
  const passages = cutPassages(`${paragraph('snow', 12)}\n\nThe end.`);
  expect(passages.at(-1)?.text).toMatch(/snow[\s\S]+The end\.$/);
  expect(cutPassages('\n\n# A heading\n\n')).toEqual([]);
});

test('a heading is kept as far as anybody reads it, and spaces without end in one take no time', () => {
  const [passage] = cutPassages(`# ${'h'.repeat(8000)}\nText.`);
  expect(passage?.headings.map((heading) => heading.length)).toEqual([200]);
  const started = Date.now();
  cutPassages(`# ${' '.repeat(200_000)}x\u2028y`);
  expect(Date.now() - started).toBeLessThan(500);
});
