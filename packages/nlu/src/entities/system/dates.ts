import { addMonths, dayOf, existingDay, mondayOf, partsOf, weekdayOf } from './calendar/calendar-day.ts';
import type { LocalMoment } from './calendar/local-moment.ts';
import type { PhraseMatch } from './phrase-rules.ts';

export type DatePhraseKind =
  | 'relativeDay'
  | 'todayPart'
  | 'weekday'
  | 'nextWeekday'
  | 'weekdayOf'
  | 'lastWeekday'
  | 'weekdayInWeek'
  | 'weekdayPlus'
  | 'monthDay'
  | 'dayOfMonth'
  | 'daysAhead'
  | 'daysAgo'
  | 'monthsAhead'
  | 'monthsAgo'
  | 'fixedDay';

/**
 * The day that a phrase means, or null when there is none ("31. juni"). A day without a year, a month or a week is
 * the coming one: today counts for days of the month, not for weekdays. "næste tirsdag" is Tuesday of next week.
 */
export function dayOfPhrase(
  { kind, numbers }: PhraseMatch<DatePhraseKind>,
  { day: today }: LocalMoment,
): number | null {
  const { count = 1, weekday = 0, which = 0 } = numbers;
  switch (kind) {
    case 'relativeDay':
      return today + (numbers.relativeDay ?? 0);
    case 'todayPart':
      return today;
    case 'weekday':
      return comingWeekday(today, weekday);
    case 'weekdayOf':
      return mondayOf(today) + 7 * which + weekday - 1;
    case 'nextWeekday':
      return mondayOf(today) + 7 + weekday - 1;
    case 'lastWeekday':
      return today - ((weekdayOf(today) - weekday + 6) % 7) - 1;
    case 'weekdayInWeek':
      return mondayOfWeek(today, numbers.week ?? 1) + weekday - 1;
    case 'weekdayPlus':
      return comingWeekday(today, weekday) + 7 * count;
    case 'monthDay':
      return monthDay(today, numbers);
    case 'dayOfMonth':
      return comingDayOfMonth(today, numbers.day ?? numbers.ordinal ?? 0);
    case 'daysAhead':
      return today + count * (numbers.dayUnit ?? 1);
    case 'daysAgo':
      return today - count * (numbers.dayUnit ?? 1);
    case 'monthsAhead':
      return addMonths(today, count * (numbers.monthUnit ?? 1));
    case 'monthsAgo':
      return addMonths(today, -count * (numbers.monthUnit ?? 1));
    case 'fixedDay': {
      const { fixedDay = 0, year } = numbers;
      return monthDay(today, {
        month: Math.floor(fixedDay / 100),
        day: fixedDay % 100,
        ...(year !== undefined && { year }),
      });
    }
  }
}

/** The next day of that name after today. */
function comingWeekday(today: number, weekday: number): number {
  return today + ((weekday - weekdayOf(today) + 6) % 7) + 1;
}

/** The Monday of the coming week of that ISO number, this week included. */
export function mondayOfWeek(today: number, week: number): number {
  const { year } = partsOf(mondayOf(today) + 3);
  const inYear = (of: number): number => mondayOf(dayOf(of, 1, 4)) + 7 * (week - 1);
  return inYear(year) >= mondayOf(today) ? inYear(year) : inYear(year + 1);
}

function monthDay(today: number, numbers: Readonly<Record<string, number>>): number | null {
  const { month = 0, day = numbers.ordinal ?? 0, year } = numbers;
  if (year !== undefined) return existingDay(fullYear(year), month, day);
  const thisYear = partsOf(today).year;
  // A leap day may be up to eight years away.
  for (let of = thisYear; of <= thisYear + 8; of++) {
    const found = existingDay(of, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

/** "27" is 2027, "85" is 1985. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function comingDayOfMonth(today: number, dayOfMonth: number): number | null {
  const { year, month } = partsOf(today);
  // Of three months in a row, one at least has 31 days.
  for (let ahead = 0; ahead <= 2; ahead++) {
    const first = partsOf(dayOf(year, month + ahead, 1));
    const found = existingDay(first.year, first.month, dayOfMonth);
    if (found !== null && found >= today) return found;
  }
  return null;
}
