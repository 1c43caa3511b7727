import { newId, type TrainingPhraseTemplate } from '@samtale/contract';
import { expect, test } from 'vitest';
import { newPhrase } from '../flows/index.ts';
import {
  findTemplateProblems,
  isSameTemplate,
  readTemplate,
  templateInput,
  withEntry,
} from './editor-template.ts';

const saved: TrainingPhraseTemplate = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Ja',
  intentList: [],
  trainingPhraseList: ['Ja tak', 'Gerne'].map((question, index) => ({ question, index, name: question })),
  revision: 4,
  lastModified: '2026-11-21T12:00:00.000Z',
};

test('what is saved is numbered in the order it stands', () => {
  const template = readTemplate(saved);
  const more = { title: ' Jo ', phrases: [newPhrase(' Jo tak '), ...template.phrases] };
  expect(templateInput(saved, more)).toEqual({
    id: saved.id,
    revision: 4,
    title: 'Jo',
    trainingPhraseList: [
      { question: 'Jo tak', index: 0 },
      { question: 'Ja tak', index: 1 },
      { question: 'Gerne', index: 2 },
    ],
  });
  expect(templateInput(null, more)).toMatchObject({ id: newId, revision: 0 });
});

test('a change and its undoing leave nothing to save', () => {
  const template = readTemplate(saved);
  expect(isSameTemplate(template, readTemplate(saved))).toBe(true);
  expect(isSameTemplate(template, { ...template, title: 'Jo' })).toBe(false);
  expect(isSameTemplate(template, { ...template, phrases: template.phrases.slice(1) })).toBe(false);
  expect(isSameTemplate(template, { ...template, phrases: template.phrases.toReversed() })).toBe(false);
});

test('a template has a name and a phrase', () => {
  expect(findTemplateProblems({ title: ' ', phrases: [newPhrase(' ')], entry: '' })).toEqual({
    title: 'trainingPhraseTemplate.snackbar.missingTitle',
    phrases: 'trainingPhraseTemplate.snackbar.missingTrainingPhrase',
  });
  expect(findTemplateProblems(readTemplate(saved))).toEqual({});
});

test('what is being typed is a phrase once it is saved', () => {
  const template = readTemplate(saved);
  const typed = { ...template, entry: ' Jo tak ' };
  expect(isSameTemplate(template, typed)).toBe(false);
  const { phrases, entry } = withEntry(typed);
  expect(phrases.map(({ text }) => text)).toEqual(['Jo tak', 'Ja tak', 'Gerne']);
  expect(entry).toBe('');
  expect(withEntry({ ...template, entry: ' ' })).toEqual(template);
});

test('rows that the server kept stay the same rows', () => {
  const sent = readTemplate(saved);
  expect(readTemplate(saved, sent)).toBe(sent);
  expect(readTemplate({ ...saved, title: 'Jo' }, sent).title).toBe('Jo');
});
