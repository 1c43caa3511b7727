import type { ExchangeReport } from '@samtale/contract';
import { expect, test } from 'vitest';
import { reportFile } from './report-file.ts';

const none = { created: 0, replaced: 0, skipped: 0 };
const report: ExchangeReport = {
  source: 'dialogflow',
  name: 'Bot',
  foreignLanguage: null,
  languageList: [
    {
      languageCode: 'da',
      flows: { created: 2, replaced: 1, skipped: 0 },
      entityTypes: none,
      templates: none,
      tests: { created: 1, replaced: 0, skipped: 0 },
      phraseCount: 7,
      existingList: [],
    },
  ],
  noteList: [
    { kind: 'event', languageCode: null, title: 'Hej', detail: 'WELCOME' },
    { kind: 'webhook', languageCode: null, title: '', detail: 'https://example.org' },
    { kind: 'webhook', languageCode: null, title: 'Pris', detail: '' },
  ],
  problemList: [{ languageCode: 'da', title: 'Pris', keyList: ['missingTrainingPhrases'] }],
};

test('a report as text has its figures, its notes by kind, and what has to be set right', () => {
  const text = reportFile(report, {
    heading: 'Import',
    created: 'nye',
    replaced: 'erstattet',
    skipped: 'sprunget over',
    flows: 'Flows',
    entityTypes: 'Typer',
    templates: 'Skabeloner',
    tests: 'Samtaletests',
    phrases: 'Sætninger',
    notes: 'Kom ikke med',
    problems: 'Skal rettes',
    whole: 'Hele botten',
    language: (code) => code,
    kind: (kind) => kind,
    problem: (key) => key,
  });
  expect(text).toBe(`Import

da
  Flows: nye 2, erstattet 1, sprunget over 0
  Typer: nye 0, erstattet 0, sprunget over 0
  Skabeloner: nye 0, erstattet 0, sprunget over 0
  Samtaletests: nye 1, erstattet 0, sprunget over 0
  Sætninger: 7

Kom ikke med

webhook
  - Hele botten: https://example.org
  - Pris

event
  - Hej: WELCOME

Skal rettes

  - Pris: missingTrainingPhrases
`);
});
