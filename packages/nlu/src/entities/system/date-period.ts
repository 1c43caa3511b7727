import type { NluLanguage } from '../../nlu-language.ts';
import { addMonths, existingDay, isoDate, partsOf } from './calendar/calendar-day.ts';
import type { CalendarReader, DateReading } from './calendar-reader.ts';
import type { DaySpan } from './date-periods.ts';
import { periodEndsFinder } from './period-ends.ts';
import { eitherWay, type FindValues } from './system-passage.ts';

/** Days in a row: "næste uge", "fra mandag til onsdag", "juni", as "2026-11-23/2026-11-25", both included. */
export function datePeriodFinder(reader: CalendarReader, language: NluLanguage): FindValues {
  const findEnds = periodEndsFinder(language);
  return (passage) => {
    const dates = reader.dates(passage);
    // The month of "den 3. maj" is not meant by itself.
    const isPartOfDate = (start: number, end: number): boolean =>
      dates.some((date) => date.start <= start && date.end >= end && date.end - date.start > end - start);
    const named = reader
      .periods(passage)
      .filter(({ start, end }) => !isPartOfDate(start, end))
      .map(({ start, end, score, past, ...days }) => ({
        start,
        end,
        score,
        ...eitherWay(period(days), period(past)),
      }));
    const spanned = findEnds(passage.text, dates).flatMap(({ first, last, start }) => {
      const days = daysBetween(first, last);
      if (!days) return [];
      const past = daysBetween(inThePast(first), inThePast(last)) ?? days;
      const score = Math.min(first.score, last.score);
      return [{ start, end: last.end, score, ...eitherWay(period(days), period(past)) }];
    });
    return [...named, ...spanned];
  };
}

const inThePast = (date: DateReading): DateReading => ({ ...date, day: date.pastDay });

function daysBetween(from: DateReading, to: DateReading): DaySpan | null {
  const first = firstDayOf(from, to);
  const last = lastDayOf(to, first);
  return last < first ? null : { first, last };
}

function period({ first, last }: DaySpan): string {
  return `${isoDate(first)}/${isoDate(last)}`;
}

/** "fra den 28. til den 3. maj": the first takes its month from the last. */
function firstDayOf(first: DateReading, last: DateReading): number {
  if (first.kind !== 'dayOfMonth' || last.kind !== 'monthDay') return first.day;
  const { dayOfMonth } = partsOf(first.day);
  for (let back = 0; back <= 2; back++) {
    const { year, month } = partsOf(addMonths(last.day, -back));
    const day = existingDay(year, month, dayOfMonth);
    if (day !== null && day <= last.day) return day;
  }
  return first.day;
}

/** What comes next by itself may have to come after the first: on a Tuesday, "fra mandag til onsdag". */
function lastDayOf(last: DateReading, firstDay: number): number {
  if (last.day >= firstDay) return last.day;
  if (last.kind === 'weekday' || last.kind === 'comingWeekday') return last.day + 7;
  if (last.kind === 'dayOfMonth') return addMonths(last.day, 1);
  return last.kind === 'monthDay' ? addMonths(last.day, 12) : last.day;
}
