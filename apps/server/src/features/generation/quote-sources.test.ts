import { languages } from '@samtale/contract';
import { amountTerm } from '@samtale/retrieval';
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
  formsOf: new Map(),
});
const found = [
  passage('Kørsel', 'Kørsel koster 350 kr. i hele byen.', 0.46),
  passage('Nøgler', 'En systemnøgle laves for 225 kr.', 0.54),
];
const quotedOf = (about: readonly string[], from: readonly FoundPassage[] = found) => {
  const answer = quoteSources(from, danish, { about });
  return answer && 'citations' in answer ? answer.citations.map(({ title }) => title) : null;
};

test('beside a doubtful flow the passage with the word that it has never met answers, the best or not', () => {
  expect(quotedOf(['systemnøgle'])).toEqual(['Nøgler']);
});

test('where no passage has that word, none answers', () => {
  expect(quotedOf(['cykellås'])).toBeNull();
});

test('a title with that word is not enough where the passage has little else of the question', () => {
  expect(quotedOf(['nøgler'], [passage('Nøgler', 'En systemnøgle laves for 225 kr.', 0.19)])).toBeNull();
  expect(quotedOf(['nøgler'], [passage('Nøgler', 'En systemnøgle laves for 225 kr.', 0.39)])).toEqual([
    'Nøgler',
  ]);
});

test('a passage that covers only part of the question is quoted as the nearest there is', () => {
  const quoted = (coverage: number) => quoteSources([passage('Nøgler', 'Ja.', coverage)], danish);
  expect(quoted(0.79)).toMatchObject({ isNearest: true });
  expect(quoted(0.81)).not.toHaveProperty('isNearest');
  expect(quoted(0.49)).toBeNull();
});

test('a word that asks for an amount of money is answered by a passage that names one', () => {
  const worth = new Map([
    ['feri', 2],
    [amountTerm, 0.7],
  ]);
  const formsOf = new Map([['dyr', [amountTerm, 'dyr']]]);
  const passages = [
    { ...passage('Lukket', 'I ferien er der lukket. I ferien kan du skrive.', 0.74), worth, formsOf },
    { ...passage('Takster', 'Et døgn er 230 kr. I ferien lægges 40 kr. til.', 1), worth, formsOf },
  ];
  expect(quotedOf(['dyrere'], passages)).toEqual(['Takster']);
  expect(quotedOf(['varmere'], passages)).toBeNull();
});

test('the "yes" of an FAQ is left out where more was asked than whether', () => {
  const from = [passage('Toilet', 'Ja, der er tømningsplads ved bygning B.', 1)];
  const said = (question: string) => quoteSources(from, danish, { question });
  expect(said('Hvor kan jeg tømme toilettet?')).toMatchObject({
    text: 'Der er tømningsplads ved bygning B.',
  });
  expect(said('Kan jeg tømme toilettet?')).toMatchObject({ text: 'Ja, der er tømningsplads ved bygning B.' });
});

test('of hours the row of the day that is asked about is quoted, and all where none is', () => {
  const week = 'Dag | Åbent\nTorsdag | 8.00–19.00\nFredag | 8.00–15.00\nSøndag | Lukket';
  const worth = new Map([
    ['fredag', 1],
    ['åbent', 0.4],
    ['luk', 0.4],
  ]);
  const said = (question: string) => {
    const answer = quoteSources([{ ...passage('Tider', week, 1), worth }], danish, { question });
    return answer && 'text' in answer ? answer.text : null;
  };
  expect(said('Hvornår har I åbent på fredag?')).toBe('Fredag: 8.00–15.00');
  worth.delete('fredag');
  expect(said('Hvornår lukker I?')).toBe('Torsdag: 8.00–19.00\nFredag: 8.00–15.00\nSøndag: Lukket');
});
