import type { DatePhraseKind } from '../dates.ts';
import type { PhraseRule } from '../phrase-rules.ts';

export const englishDatePhrases: readonly PhraseRule<DatePhraseKind>[] = [
  { kind: 'relativeDay', pattern: '{relativeDay}' },
  { kind: 'todayPart', pattern: '{todayPart}' },
  { kind: 'weekday', pattern: '(?:on )?{weekday}' },
  { kind: 'comingWeekday', pattern: '(?:on )?(?:this|this coming|the coming|coming) {weekday}' },
  { kind: 'nextWeekday', pattern: '(?:on )?next {weekday}' },
  { kind: 'lastWeekday', pattern: '(?:last|past) {weekday}' },
  { kind: 'weekdayOf', pattern: '(?:on )?{weekday} (?:of )?{which} week' },
  { kind: 'weekdayInWeek', pattern: '(?:on )?{weekday} (?:in|of) week {week}' },
  { kind: 'weekdayPlus', pattern: '{count} weeks? (?:on|from) {weekday}' },
  {
    kind: 'monthDay',
    pattern:
      '(?:on )?(?:{weekday},? )?(?:the )?(?:{day}(?:st|nd|rd|th)?|{ordinal}) (?:of )?{month}\\.?(?:,? {year})?',
  },
  {
    kind: 'monthDay',
    pattern:
      '(?:on )?(?:{weekday},? )?{month}\\.? (?:the )?(?:{day}(?:st|nd|rd|th)?|{ordinal})(?:,? {year})?(?![.:]\\d)',
  },
  { kind: 'monthDay', pattern: '(?:on )?(?:{weekday},? )?{day}/{month:monthNumber}(?:[ /-]{year:anyYear})?' },
  { kind: 'monthDay', pattern: '(?:on )?(?:{weekday},? )?{day}[.-]{month:monthNumber}[.-]{year:anyYear}' },
  { kind: 'monthDay', pattern: '{year}-{month:monthNumber}-{day}' },
  { kind: 'dayOfMonth', pattern: '(?:on )?(?:{weekday},? )?(?:the ){day}(?:st|nd|rd|th)', score: 0.9 },
  {
    kind: 'dayOfMonth',
    pattern:
      '(?:on )?(?:{weekday},? )?the {ordinal}(?= (?:at|in|around|from|to|till|until|please)(?!\\p{L})|[^\\p{L}\\p{N}]*$|[.,!?;])',
    score: 0.6,
  },
  { kind: 'daysAhead', pattern: "in (?:about )?{count} {dayUnit}(?:'s)?(?: time)?" },
  { kind: 'daysAhead', pattern: '{count} {dayUnit} (?:from (?:now|today)|ahead)' },
  { kind: 'daysAgo', pattern: '{count} {dayUnit} ago' },
  { kind: 'monthsAhead', pattern: "in (?:about )?{count} {monthUnit}(?:'s)?(?: time)?" },
  { kind: 'monthsAhead', pattern: '{count} {monthUnit} from (?:now|today)' },
  { kind: 'monthsAgo', pattern: '{count} {monthUnit} ago' },
  { kind: 'fixedDay', pattern: '(?:on )?{fixedDay}(?: {year})?' },
];
