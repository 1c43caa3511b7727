import { addMonths, dayOf, existingDay, mondayOf, partsOf, weekdayOf } from './calendar/calendar-day.ts';
import type { LocalMoment } from './calendar/local-moment.ts';
import type { PhraseMatch } from './phrase-rules.ts';

export type DatePhraseKind =
  | 'relativeDay'
  | 'todayPart'
  | 'weekday'
  | 'comingWeekday'
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

/** Which way a day lies whose words do not tell: it is the coming one, or the last one. */
export type Towards = 'ahead' | 'back';

/**
 * The day that a phrase means, or null when there is none ("31. juni"). A day without a year, a month or a week is
 * the coming one, or the last: today counts for days of the month, not for weekdays. "næste tirsdag" is Tuesday of next week.
 */
export function dayOfPhrase(
  { kind, numbers }: Pick<PhraseMatch<DatePhraseKind>, 'kind' | 'numbers'>,
  { day: today }: LocalMoment,
  towards: Towards = 'ahead',
): number | null {
  const { count = 1, weekday = 0, which = 0 } = numbers;
  switch (kind) {
    case 'relativeDay':
      return today + (numbers.relativeDay ?? 0);
    case 'todayPart':
      return today;
    case 'weekday':
      return towards === 'ahead' ? comingWeekday(today, weekday) : lastWeekday(today, weekday);
    case 'comingWeekday':
      return comingWeekday(today, weekday);
    case 'weekdayOf':
      return mondayOf(today) + 7 * which + weekday - 1;
    case 'nextWeekday':
      return mondayOf(today) + 7 + weekday - 1;
    case 'lastWeekday':
      return lastWeekday(today, weekday);
    case 'weekdayInWeek':
      return mondayOfWeek(today, numbers.week ?? 1, towards) + weekday - 1;
    case 'weekdayPlus':
      return comingWeekday(today, weekday) + 7 * count;
    case 'monthDay':
      return monthDay(today, numbers, towards);
    case 'dayOfMonth':
      return dayOfMonthNear(today, numbers.day ?? numbers.ordinal ?? 0, towards);
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
      const month = Math.floor(fixedDay / 100);
      return monthDay(today, { month, day: fixedDay % 100, ...(year !== undefined && { year }) }, towards);
    }
  }
}

/** The next day of that name after today. */
function comingWeekday(today: number, weekday: number): number {
  return today + ((weekday - weekdayOf(today) + 6) % 7) + 1;
}

/** The last day of that name before today. */
function lastWeekday(today: number, weekday: number): number {
  return today - ((weekdayOf(today) - weekday + 6) % 7) - 1;
}

/** The Monday of the coming or the last week of that ISO number, this week included. */
export function mondayOfWeek(today: number, week: number, towards: Towards): number {
  const { year } = partsOf(mondayOf(today) + 3);
  const inYear = (of: number): number => mondayOf(dayOf(of, 1, 4)) + 7 * (week - 1);
  if (towards === 'back') return inYear(year) <= mondayOf(today) ? inYear(year) : inYear(year - 1);
  return inYear(year) >= mondayOf(today) ? inYear(year) : inYear(year + 1);
}

function monthDay(today: number, numbers: Readonly<Record<string, number>>, towards: Towards): number | null {
  const { month = 0, day = numbers.ordinal ?? 0, year } = numbers;
  if (year !== undefined) return existingDay(fullYear(year), month, day);
  const thisYear = partsOf(today).year;
  // A leap day may be up to eight years away.
  for (let away = 0; away <= 8; away++) {
    const found = existingDay(thisYear + (towards === 'ahead' ? away : -away), month, day);
    if (found !== null && lies(found, today, towards)) return found;
  }
  return null;
}

/** "27" is 2027, "85" is 1985. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

const lies = (day: number, today: number, towards: Towards): boolean =>
  towards === 'ahead' ? day >= today : day <= today;

function dayOfMonthNear(today: number, dayOfMonth: number, towards: Towards): number | null {
  const { year, month } = partsOf(today);
  // Of three months in a row, one at least has 31 days.
  for (let away = 0; away <= 2; away++) {
    const first = partsOf(dayOf(year, month + (towards === 'ahead' ? away : -away), 1));
    const found = existingDay(first.year, first.month, dayOfMonth);
    if (found !== null && lies(found, today, towards)) return found;
  }
  return null;
}
