import type { PeriodPhraseKind } from '../date-periods.ts';
import type { PhraseRule } from '../phrase-rules.ts';

export const englishPeriodPhrases: readonly PhraseRule<PeriodPhraseKind>[] = [
  { kind: 'week', pattern: '{which} week' },
  { kind: 'restOfWeek', pattern: 'the rest of the week' },
  { kind: 'weekNumber', pattern: '(?:in )?week {week}' },
  { kind: 'weekend', pattern: '(?:(?:at|on|over|in) )?(?:the|this) weekend' },
  { kind: 'nextWeekend', pattern: 'next weekend' },
  { kind: 'lastWeekend', pattern: 'last weekend' },
  { kind: 'namedMonth', pattern: '(?:(?:in|during) )?{month:plainMonth}(?: {year})?(?! ?\\d)' },
  { kind: 'namedMonth', pattern: '(?:in|during|by|since|until) {month}(?: {year})?(?! ?\\d)' },
  { kind: 'month', pattern: '{which} month' },
  { kind: 'year', pattern: '{which} year' },
  { kind: 'namedYear', pattern: 'in {year}' },
  { kind: 'season', pattern: '(?:in the|this|in|next) {season}(?: {year})?' },
  { kind: 'nextDays', pattern: '(?:(?:in|within|over) )?(?:the )?(?:next|coming) {count} {dayUnit}' },
  { kind: 'lastDays', pattern: '(?:(?:in|within|over) )?(?:the )?(?:last|past) {count} {dayUnit}' },
  {
    kind: 'dayRange',
    pattern:
      '(?:(?:from|between) )?(?:the )?{day}(?:st|nd|rd|th)? ?(?:-|–|to|and|until) ?(?:the )?{lastDay:day}(?:st|nd|rd|th)? (?:of )?{month}(?: {year})?',
  },
  {
    kind: 'dayRange',
    pattern:
      '(?:(?:from|between) )?{month} {day}(?:st|nd|rd|th)? ?(?:-|–|to|and|until) ?{lastDay:day}(?:st|nd|rd|th)?(?:,? {year})?',
  },
];

/** What stands before and between the ends of a period. */
export const englishPeriodEnds = { before: '(?:from|between)', between: '(?:to|until|till|through|and|-|–)' };
