import type { WordValues } from './vocabulary.ts';

/** How a language names days and longer times. */
export interface CalendarWords {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: WordValues;
  /** 1 to 12, with abbreviations. */
  months: WordValues;
  /** Names that mean the month also where no day stands beside them. */
  plainMonths: WordValues;
  /** 1 to 31. */
  ordinals: WordValues;
  /** 1 to 99, and what else counts days. */
  counts: WordValues;
  /** Days from today. */
  relativeDays: WordValues;
  /** Parts of today, as places in `dayParts`. */
  todayParts: WordValues;
  /** Holidays that have a fixed day, as month × 100 + day of month. */
  fixedDays: WordValues;
  /** Which of a row: 1 the next, 0 the one we are in, -1 the last. */
  which: WordValues;
  /** Units in days, in months, in minutes. */
  dayUnits: WordValues;
  monthUnits: WordValues;
  minuteUnits: WordValues;
  /** The first month of three. */
  seasons: WordValues;
}
