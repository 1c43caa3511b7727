import type { DatePhraseKind } from '../dates.ts';
import type { PhraseRule } from '../phrase-rules.ts';

export const danishDatePhrases: readonly PhraseRule<DatePhraseKind>[] = [
  { kind: 'relativeDay', pattern: '{relativeDay}' },
  { kind: 'todayPart', pattern: '{todayPart}' },
  { kind: 'weekday', pattern: '{weekday}' },
  { kind: 'comingWeekday', pattern: '(?:(?:nu )?på |om ){weekday}' },
  { kind: 'comingWeekday', pattern: '(?:på )?(?:førstkommende|kommende|denne) {weekday}' },
  { kind: 'nextWeekday', pattern: '(?:på )?næste {weekday}' },
  { kind: 'lastWeekday', pattern: 'i {weekday}s' },
  { kind: 'lastWeekday', pattern: '(?:sidste|forrige) {weekday}' },
  { kind: 'weekdayOf', pattern: '(?:på )?{weekday} i {which} uge' },
  { kind: 'weekdayInWeek', pattern: '(?:på )?{weekday} i uge {week}' },
  { kind: 'weekdayPlus', pattern: '(?:på )?{weekday} om {count} uger?' },
  {
    kind: 'monthDay',
    pattern:
      '(?:på )?(?:{weekday},? )?(?:den |d\\. ?)?(?:{day}\\.?|{ordinal}) ?(?:i )?{month}\\.?(?:,? {year})?',
  },
  {
    kind: 'monthDay',
    pattern: '(?:{weekday},? )?(?:den |d\\. ?)(?:{day}\\.?|{ordinal}) i {month:monthOrdinal}\\.?',
  },
  {
    kind: 'monthDay',
    pattern: '(?:{weekday},? )?(?:den |d\\. ?)?{day}/{month:monthNumber}(?:[ /-]{year:anyYear})?',
  },
  {
    kind: 'monthDay',
    pattern: '(?:{weekday},? )?(?:den |d\\. ?)?{day}(?:\\. ?|-){month:monthNumber}(?:\\. ?|-){year:anyYear}',
  },
  { kind: 'monthDay', pattern: '(?:{weekday} )?(?:den |d\\. ?){day}\\. ?{month:monthNumber}\\.?' },
  { kind: 'monthDay', pattern: '{year}-{month:monthNumber}-{day}' },
  { kind: 'dayOfMonth', pattern: '(?:{weekday},? )?(?:den |d\\. ?){day}\\.?(?![./-]?\\d)', score: 0.9 },
  {
    kind: 'dayOfMonth',
    pattern:
      '(?:{weekday},? )?den {ordinal}(?= (?:kl|klokken|om|i|til|tak|ved)(?!\\p{L})|[^\\p{L}\\p{N}]*$|[.,!?;])',
    score: 0.7,
  },
  { kind: 'daysAhead', pattern: 'om (?:cirka |ca\\. ?)?{count} {dayUnit}' },
  { kind: 'daysAhead', pattern: '{count} {dayUnit} (?:fra (?:nu|i dag)|frem)' },
  { kind: 'daysAgo', pattern: 'for (?:cirka |ca\\. ?)?{count} {dayUnit} siden' },
  { kind: 'monthsAhead', pattern: 'om (?:cirka |ca\\. ?)?{count} {monthUnit}' },
  { kind: 'monthsAgo', pattern: 'for (?:cirka |ca\\. ?)?{count} {monthUnit} siden' },
  { kind: 'fixedDay', pattern: '{fixedDay}(?: {year})?' },
];
