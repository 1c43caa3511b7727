import type { PeriodPhraseKind } from '../date-periods.ts';
import type { PhraseRule } from '../phrase-rules.ts';

export const danishPeriodPhrases: readonly PhraseRule<PeriodPhraseKind>[] = [
  { kind: 'week', pattern: '(?:i )?{which} uge' },
  { kind: 'thisWeek', pattern: 'i ugen' },
  { kind: 'restOfWeek', pattern: '(?:i )?resten af ugen' },
  { kind: 'weekNumber', pattern: '(?:i )?uge {week}' },
  { kind: 'weekend', pattern: '(?:(?:her )?i |til |på )?(?:weekenden|denne weekend)' },
  { kind: 'nextWeekend', pattern: '(?:i )?(?:den )?næste weekend' },
  { kind: 'lastWeekend', pattern: '(?:i )?(?:sidste|forrige) weekend' },
  { kind: 'namedMonth', pattern: '(?:i )?(?:hele )?{month:plainMonth}(?: måned)?(?: {year})?(?! ?\\d)' },
  { kind: 'month', pattern: '(?:i )?{which} måned' },
  { kind: 'year', pattern: '(?:i )?{which} år' },
  { kind: 'thisYear', pattern: 'i år' },
  { kind: 'namedYear', pattern: '(?:i (?:år )?|år ){year}' },
  { kind: 'season', pattern: '(?:(?:her )?i |til |om |denne )?{season}(?: {year})?' },
  { kind: 'nextDays', pattern: '(?:i |inden for |over )?(?:de )?(?:næste|kommende) {count} {dayUnit}' },
  { kind: 'lastDays', pattern: '(?:i |inden for )?(?:de )?(?:sidste|seneste|forrige) {count} {dayUnit}' },
  {
    kind: 'dayRange',
    pattern:
      '(?:fra |mellem )?(?:den |d\\. ?)?{day}\\.? ?(?:-|–|til|og)(?: med)? ?(?:den |d\\. ?)?{lastDay:day}\\.? ?{month}(?: {year})?',
  },
];

/** What stands before and between the ends of a period. */
export const danishPeriodEnds = {
  before: '(?:i perioden )?(?:fra|mellem)',
  between: '(?:til og med|til|indtil|og|-|–)',
};
