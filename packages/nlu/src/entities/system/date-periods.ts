import { addMonths, dayOf, existingDay, mondayOf, partsOf, weekdayOf } from './calendar/calendar-day.ts';
import type { LocalMoment } from './calendar/local-moment.ts';
import { mondayOfWeek, type Towards } from './dates.ts';
import type { PhraseMatch } from './phrase-rules.ts';

export type PeriodPhraseKind =
  | 'week'
  | 'thisWeek'
  | 'restOfWeek'
  | 'weekNumber'
  | 'weekend'
  | 'nextWeekend'
  | 'lastWeekend'
  | 'namedMonth'
  | 'month'
  | 'year'
  | 'thisYear'
  | 'namedYear'
  | 'season'
  | 'nextDays'
  | 'lastDays'
  | 'dayRange';

/** First and last day, both included. */
export interface DaySpan {
  first: number;
  last: number;
}

const saturday = 5;
const sunday = 6;

/** The days that a phrase means, or null when there are none such. What has no year is what lasts or comes, or was last. */
export function daysOfPhrase(
  { kind, numbers }: PhraseMatch<PeriodPhraseKind>,
  { day: today }: LocalMoment,
  towards: Towards = 'ahead',
): DaySpan | null {
  const monday = mondayOf(today);
  const { which = 0, year, month = 1 } = numbers;
  const weekend = (weeks: number): DaySpan => ({
    first: monday + 7 * weeks + saturday,
    last: monday + 7 * weeks + sunday,
  });
  switch (kind) {
    case 'week':
      return weekFrom(monday + 7 * which);
    case 'thisWeek':
      return weekFrom(monday);
    case 'restOfWeek':
      return { first: today, last: today + 7 - weekdayOf(today) };
    case 'weekNumber':
      return weekFrom(mondayOfWeek(today, numbers.week ?? 1, towards));
    case 'weekend':
      return weekend(0);
    case 'nextWeekend':
      return weekend(1);
    case 'lastWeekend':
      return weekend(-1);
    case 'namedMonth':
      return monthsNear(today, month, 1, year, towards);
    case 'season':
      return monthsNear(today, numbers.season ?? 1, 3, year, towards);
    case 'month':
      return monthsFrom(partsOf(today).year, partsOf(today).month + which, 1);
    case 'year':
    case 'thisYear':
      return monthsFrom(partsOf(today).year + which, 1, 12);
    case 'namedYear':
      return monthsFrom(year ?? 0, 1, 12);
    case 'nextDays':
      return { first: today, last: today + daysIn(numbers) };
    case 'lastDays':
      return { first: today - daysIn(numbers), last: today };
    case 'dayRange':
      return dayRange(today, numbers, towards);
  }
}

function weekFrom(monday: number): DaySpan {
  return { first: monday, last: monday + sunday };
}

function daysIn({ count = 1, dayUnit = 1 }: Readonly<Record<string, number>>): number {
  return count * dayUnit;
}

function monthsFrom(year: number, month: number, count: number): DaySpan {
  const first = dayOf(year, month, 1);
  return { first, last: addMonths(first, count) - 1 };
}

/** So many months in a row that are not over yet, or that have begun. */
function monthsNear(
  today: number,
  month: number,
  count: number,
  year: number | undefined,
  towards: Towards,
): DaySpan {
  if (year !== undefined) return monthsFrom(year, month, count);
  const thisYear = partsOf(today).year;
  // Winter began last year, in January.
  const candidates = [thisYear - 1, thisYear, thisYear + 1].map((of) => monthsFrom(of, month, count));
  const near =
    towards === 'ahead'
      ? candidates.find(({ last }) => last >= today)
      : candidates.findLast(({ first }) => first <= today);
  return near ?? monthsFrom(thisYear, month, count);
}

function dayRange(
  today: number,
  numbers: Readonly<Record<string, number>>,
  towards: Towards,
): DaySpan | null {
  const { day = 0, lastDay = 0, month = 0, year = partsOf(today).year } = numbers;
  const inYear = (of: number): DaySpan | null => {
    const first = existingDay(of, month, day);
    const last = existingDay(of, month, lastDay);
    return first !== null && last !== null && first <= last ? { first, last } : null;
  };
  const found = inYear(year);
  if (numbers.year !== undefined || !found) return found;
  if (towards === 'back') return found.first <= today ? found : inYear(year - 1);
  return found.last >= today ? found : inYear(year + 1);
}
