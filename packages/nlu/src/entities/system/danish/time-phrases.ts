import type { PhraseRule } from '../phrase-rules.ts';
import type { TimePhraseKind } from '../times.ts';

const at = '(?:(?:ved |omkring )?(?:klokken|kl\\.?) ?)';

export const danishTimePhrases: readonly PhraseRule<TimePhraseKind>[] = [
  { kind: 'clock', pattern: `${at}?{hour:hourDigits}[.:]{minute}(?! ?(?:kr|dkk|%))(?! {part:dayPart})` },
  { kind: 'clock', pattern: `${at}?{hour:hourDigits}[.:]{minute} {part:dayPart}` },
  { kind: 'clock', pattern: `${at}{hour}(?![.,:]?\\d)` },
  { kind: 'clock', pattern: `${at}?{hour} {part:dayPart}` },
  { kind: 'past', pattern: `${at}?kvart over {hour}(?: {part:dayPart})?` },
  { kind: 'to', pattern: `${at}?kvart i {hour}(?: {part:dayPart})?` },
  { kind: 'halfTo', pattern: `${at}?halv ?{hour}(?: {part:dayPart})?` },
  { kind: 'past', pattern: `${at}?{minutes} (?:minutter|min\\.?) over {hour}(?: {part:dayPart})?` },
  { kind: 'to', pattern: `${at}?{minutes} (?:minutter|min\\.?) i {hour}(?: {part:dayPart})?` },
  { kind: 'past', pattern: `${at}?{minutes:roundMinutes} over {hour}(?: {part:dayPart})?` },
  { kind: 'to', pattern: `${at}?{minutes:roundMinutes} i {hour}(?: {part:dayPart})?` },
  {
    kind: 'pastHalf',
    pattern: `${at}?{minutes:roundMinutes}(?: minutter| min\\.?)? over halv {hour}(?: {part:dayPart})?`,
  },
  {
    kind: 'toHalf',
    pattern: `${at}?{minutes:roundMinutes}(?: minutter| min\\.?)? i halv {hour}(?: {part:dayPart})?`,
  },
  { kind: 'named', pattern: `(?:ved |kl\\.? |klokken )?{named}` },
  { kind: 'minutesAhead', pattern: 'om (?:cirka |ca\\. ?)?{count} {minuteUnit}' },
  { kind: 'halfHourAhead', pattern: 'om en halv time' },
];
