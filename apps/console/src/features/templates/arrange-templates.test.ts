import type { TemplateListItem } from '@samtale/contract';
import { expect, test } from 'vitest';
import { arrangeTemplates } from './arrange-templates.ts';

const template = (title: string, phrases: number, flows: string[], day: number): TemplateListItem => ({
  id: title,
  title,
  trainingPhraseCount: phrases,
  intentList: flows.map((flow) => ({ id: flow, title: flow })),
  lastModified: `2026-11-0${day}T12:00:00.000Z`,
});
const list = [
  template('Åbent', 3, ['Levering'], 1),
  template('Nej', 7, [], 3),
  template('Ja', 7, ['Betaling', 'Bytte'], 2),
];
const titles = (search: Parameters<typeof arrangeTemplates>[1]) =>
  arrangeTemplates(list, search, 'da').map(({ title }) => title);

test('by title in the order of Danish, and around', () => {
  expect(titles({})).toEqual(['Ja', 'Nej', 'Åbent']);
  expect(titles({ reversed: true })).toEqual(['Åbent', 'Nej', 'Ja']);
});

test('the most and newest first; what is the same by title', () => {
  expect(titles({ by: 'phrases' })).toEqual(['Ja', 'Nej', 'Åbent']);
  expect(titles({ by: 'flows' })).toEqual(['Ja', 'Åbent', 'Nej']);
  expect(titles({ by: 'changed', reversed: true })).toEqual(['Åbent', 'Ja', 'Nej']);
});

test('a template is found by its title and by its flows', () => {
  expect(titles({ search: ' åB' })).toEqual(['Åbent']);
  expect(titles({ search: 'betal' })).toEqual(['Ja']);
  expect(titles({ search: 'e' })).toEqual(['Ja', 'Nej', 'Åbent']);
  expect(titles({ search: 'intet' })).toEqual([]);
});
