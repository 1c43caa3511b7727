import type { PhraseRule } from '../phrase-rules.ts';
import type { TimePhraseKind } from '../times.ts';

const at = '(?:(?:at|around|about) )?';
const sharp = " ?(?:o'clock|oclock)";

export const englishTimePhrases: readonly PhraseRule<TimePhraseKind>[] = [
  { kind: 'clock', pattern: `${at}{hour:hourDigits}:{minute}(?! ?{part:dayPart})` },
  { kind: 'clock', pattern: `${at}{hour:hourDigits}[:.]{minute} ?{part:dayPart}` },
  { kind: 'clock', pattern: 'at {hour:hourDigits}\\.{minute}' },
  { kind: 'clock', pattern: `(?:at|around) {hour}(?! ?(?:[.,:/]?\\d|%|percent))`, score: 0.9 },
  { kind: 'clock', pattern: `${at}{hour}(?:${sharp})? ?{part:dayPart}` },
  { kind: 'clock', pattern: `${at}{hour}${sharp}` },
  { kind: 'past', pattern: `${at}(?:a )?quarter past {hour}(?: ?{part:dayPart})?` },
  { kind: 'to', pattern: `${at}(?:a )?quarter (?:to|of|till) {hour}(?: ?{part:dayPart})?` },
  { kind: 'halfPast', pattern: `${at}half (?:past )?{hour}(?: ?{part:dayPart})?` },
  { kind: 'past', pattern: `${at}{minutes} (?:minutes|mins?) past {hour}(?: ?{part:dayPart})?` },
  { kind: 'to', pattern: `${at}{minutes} (?:minutes|mins?) (?:to|till) {hour}(?: ?{part:dayPart})?` },
  { kind: 'past', pattern: `${at}{minutes:roundMinutes} past {hour}(?: ?{part:dayPart})?` },
  {
    kind: 'to',
    pattern: `${at}{minutes:roundMinuteWords} (?:to|till) {hour:hourWords}(?: ?{part:dayPart})?`,
  },
  { kind: 'named', pattern: `${at}{named}` },
  { kind: 'minutesAhead', pattern: "in (?:about )?{count} {minuteUnit}(?:'s?)?(?: time)?" },
  { kind: 'minutesAhead', pattern: '{count} {minuteUnit} from now' },
  { kind: 'halfHourAhead', pattern: 'in half an hour' },
];
