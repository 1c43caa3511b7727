import { languages } from '@samtale/contract';
import { expect, test } from 'vitest';
import { quoteSources } from './quote-sources.ts';
import type { FoundPassage } from './source-library.ts';

const danish = languages.find(({ languageCodeShort }) => languageCodeShort === 'da')?.id ?? '';
const passage = (title: string, text: string, coverage: number): FoundPassage => ({
  sourceId: 's',
  pageId: title,
  title,
  url: `https://laas.dk/${title}`,
  text,
  coverage,
  worth: new Map([['koster', 0.4]]),
});
const found = [
  passage('Kørsel', 'Kørsel koster 350 kr. i hele byen.', 0.46),
  passage('Nøgler', 'En systemnøgle laves for 225 kr.', 0.54),
];
const quotedOf = (about: readonly string[]) => {
  const answer = quoteSources(found, danish, about);
  return answer && 'citations' in answer ? answer.citations.map(({ title }) => title) : null;
};

test('beside a doubtful flow the passage with the word that it has never met answers, the best or not', () => {
  expect(quotedOf(['systemnøgle'])).toEqual(['Nøgler']);
});

test('where no passage has that word, none answers', () => {
  expect(quotedOf(['cykellås'])).toBeNull();
});
