import { checkKinds } from '@samtale/contract';
import { expect, test } from 'vitest';
import {
  atOnce,
  check,
  kindsOfBots,
  kindsOfFlows,
  kindsOfValues,
  sketched,
  testKinds,
} from '../../../test/bot-to-check.ts';
import { createId } from '../../platform/database/columns.ts';
import { type BotToCheck, botUnderCheck } from './bot-under-check.ts';
import { checkBot } from './check-bot.ts';

test('each kind of finding has its case', () => {
  expect([...kindsOfFlows, ...kindsOfValues, ...kindsOfBots].toSorted()).toEqual(checkKinds.toSorted());
});

testKinds(kindsOfBots, {
  missingLanguage: {
    wrong: check({ A: {}, B: {} }, { otherLanguages: [{ code: 'en', masterIds: new Set(['A']) }] }),
    found: ['missingLanguage | B | en'],
    right: [check({ A: {} }, { otherLanguages: [{ code: 'en', masterIds: new Set(['A', 'X']) }] })],
  },
  costlyEntityType: {
    wrong: check({ A: {} }, { costlyEntityTypes: [{ id: createId(), title: 'cykel' }] }),
    found: ['costlyEntityType'],
    right: [],
  },
  unusedEntityType: {
    wrong: check({ A: {} }, { unusedEntityTypes: [{ id: createId(), title: 'cykel' }] }),
    found: ['unusedEntityType'],
    right: [],
  },
});

test('many alike phrases of two flows are one finding, and a language without flows is one', () => {
  const phrases = ['Har I åbent?', 'Hvad koster levering?', 'Kan jeg betale kontant?'];
  const found = check(
    { A: { phrases }, B: { phrases }, C: { phrases } },
    { otherLanguages: [{ code: 'en', masterIds: new Set() }] },
  );
  expect(found).toMatchObject([
    { kind: 'samePhrase', severity: 'error', intent: { id: 'A' }, otherIntent: { id: 'B' }, count: 3 },
    { kind: 'samePhrase', intent: { id: 'A' }, otherIntent: { id: 'C' }, count: 3 },
    { kind: 'missingLanguage', severity: 'warning', intent: null, text: 'en', count: 3 },
  ]);
});

test('a language that was switched on and has no flows yet is told of there too', () => {
  const otherLanguages = [{ code: 'en' as const, masterIds: new Set(['A', 'B']) }];
  expect(check({}, { otherLanguages })).toMatchObject([
    { kind: 'missingLanguage', severity: 'warning', intent: null, text: 'da', count: 2 },
  ]);
  expect(check({}, { otherLanguages: [{ code: 'en', masterIds: new Set() }] })).toEqual([]);
});

test('looks at each phrase by itself, so that others have their turn', () => {
  const phrases = Array.from({ length: 500 }, (_, i) => `Spørgsmål ${i}`);
  const { item, draft } = sketched({ title: 'A', phrases });
  const toCheck: BotToCheck = {
    language: 'da',
    list: [item],
    drafts: [draft],
    otherLanguages: [],
    unusedEntityTypes: [],
    costlyEntityTypes: [],
    secretKeys: new Set(),
    untold: new Set(),
  };
  const turnsOf = (work: Generator<void, unknown>) => [...work].length;
  // A phrase is read, its words are taken up, and what is near it is looked for.
  expect(turnsOf(botUnderCheck(toCheck))).toBeGreaterThanOrEqual(3 * phrases.length);
  expect(turnsOf(checkBot(atOnce(botUnderCheck(toCheck))))).toBeGreaterThanOrEqual(phrases.length);
});
