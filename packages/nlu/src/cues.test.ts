import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';

test.each([
  ['da', 'Glem det', 'leave'],
  ['da', 'nej, glem det så bare', 'leave'],
  ['da', 'Nej tak!', 'leave'],
  ['da', 'nej, tirsdag', 'correct'],
  ['da', 'jeg mente onsdag', 'correct'],
  ['da', 'hellere kl. 14', 'correct'],
  ['da', 'tirsdag', null],
  ['da', 'neje', null],
  ['da', 'der hvor bussen har stop lige uden for døren', null],
  ['en', 'never mind', 'leave'],
  ['en', 'Cancel, please', 'leave'],
  ['en', 'no, Tuesday', 'correct'],
  ['en', 'actually four of us', 'correct'],
  ['da', 'Har I åbent om søndagen', 'ask'],
  ['da', 'hvad koster det', 'ask'],
  ['da', 'Er det gratis at parkere?', 'ask'],
  ['da', 'fredag?', null],
  ['da', 'vi er fire', null],
  ['da', 'kan fredag passe', null],
  ['en', 'do you open on Sundays', 'ask'],
  ['en', 'how much is it', 'ask'],
  ['en', 'is four okay', null],
  ['en', 'nothing', null],
  ['en', '', null],
] as const)('%s: %s', (language, text, cue) => {
  expect(cueOf(text, language)).toBe(cue);
});
