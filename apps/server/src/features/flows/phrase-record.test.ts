import { phraseContent } from '@samtale/contract';
import { expect, test } from 'vitest';
import { phraseColumns } from './phrase-record.ts';

test('a phrase that takes all days is stored as it was before it could take some', () => {
  const day = { text: 'fredag', alias: 'dag', entityType: '00000000-0000-4000-8000-000000000004' };
  const stored = (days?: 'any' | 'upcoming') => {
    const part = { ...day, ...(days && { days }) };
    return phraseColumns(phraseContent.parse({ question: 'fredag', trainingPhrasePartList: [part] })).parts;
  };
  expect(stored()[0]).not.toHaveProperty('days');
  expect(stored('any')).toEqual(stored());
  expect(stored('upcoming')).toMatchObject([{ days: 'upcoming' }]);
});
