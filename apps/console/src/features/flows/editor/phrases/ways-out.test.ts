import { freeTextTypeId } from '@samtale/contract';
import { expect, test } from 'vitest';
import { withLeftUnsaid } from '../parameters/parameter-changes.ts';
import { newEntitiesPhrase, newKeywordPhrase, newPhrase } from './editor-phrase.ts';
import { waysOut } from './ways-out.ts';

const parameter = (name: string, entityType: string) => ({
  name,
  entityType,
  question: null,
  defaultValue: null,
  days: 'any' as const,
});
const note = parameter('besked', freeTextTypeId);
const day = parameter('dag', 'date');

test('what cannot be written in is deleted', () => {
  for (const phrase of [newEntitiesPhrase([]), newKeywordPhrase([])])
    expect(waysOut('emptyTrainingPhrase', phrase, [])).toEqual([{ does: 'delete' }]);
  expect(waysOut('tooManyKeywordTrainingPhrases', newKeywordPhrase([['a']]), [])).toEqual([
    { does: 'delete' },
  ]);
});

test('free text among values is asked for; a phrase of it alone is deleted', () => {
  const phrase = newEntitiesPhrase(['besked', 'dag']);
  expect(waysOut('entityTrainingPhraseWithText', phrase, [note, day])).toEqual([
    { does: 'ask', parameter: note },
  ]);
  expect(withLeftUnsaid(phrase, 'besked')).toMatchObject({ parameters: ['dag'], unsaid: ['besked'] });
  const alone = newEntitiesPhrase(['besked']);
  expect(waysOut('entityTrainingPhraseWithText', alone, [note, day])).toEqual([{ does: 'delete' }]);
});

test('words that are a value alone are words again; what has to be written has no click', () => {
  expect(waysOut('globalTrainingPhraseWithAllTextEntity', newPhrase('hej'), [note])).toEqual([
    { does: 'unmark' },
  ]);
  expect(waysOut('missingTrainingPhrasePartParameter', newPhrase('hej'), [note])).toEqual([]);
});
