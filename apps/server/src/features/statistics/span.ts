import { statisticsDaysMax, statisticsKeys } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';

/** Days from one to another, both included, as `2026-11-20`. */
export interface Span {
  from: string;
  to: string;
}

const dayLength = 24 * 3600_000;
/** How many days are shown when nobody says which. */
const usualDays = 30;

const dayOfTime = (time: number): string => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => dayOfTime(Date.parse(day) + days * dayLength);

/** A month, its days to come included; months count from 1. */
export const monthSpan = (year: number, month: number): Span => ({
  from: dayOfTime(Date.UTC(year, month - 1, 1)),
  to: dayOfTime(Date.UTC(year, month, 0)),
});

/** The days that are asked for; without an end today is the last one. Throws `badRequest`. */
export function chosenSpan(
  { fromDate, toDate }: { fromDate?: string | undefined; toDate?: string | undefined },
  today: string,
): Span {
  const to = toDate ?? (fromDate && fromDate > today ? fromDate : today);
  const from = fromDate ?? addDays(to, 1 - usualDays);
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  if (days < 1 || days > statisticsDaysMax) {
    const fields = [{ path: 'toDate', messageKey: statisticsKeys.days }];
    throw new AppError('badRequest', statisticsKeys.days, { fields });
  }
  return { from, to };
}

/** Its days in order, up to a last one. */
export function daysOf({ from, to }: Span, last: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
