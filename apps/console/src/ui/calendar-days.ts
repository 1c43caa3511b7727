import { localeOf } from './locale-of.ts';
import { perLanguage } from './per-language.ts';

/** Days of the calendar are written `2026-11-20`, months `2026-11`, whatever the time zone. */
const inUtc = { timeZone: 'UTC' } as const;

const dayFormat = perLanguage(
  (language: string) =>
    new Intl.DateTimeFormat(localeOf(language), { ...inUtc, day: 'numeric', month: 'short' }),
);
const longDayFormat = perLanguage(
  (language: string) => new Intl.DateTimeFormat(localeOf(language), { ...inUtc, dateStyle: 'long' }),
);
const monthFormat = perLanguage(
  (language: string) =>
    new Intl.DateTimeFormat(localeOf(language), { ...inUtc, month: 'long', year: 'numeric' }),
);

/** `20. nov.` in Danish, `20 Nov` in English. */
export const formatCalendarDay = (day: string, language: string): string =>
  dayFormat(language).format(new Date(day));

/** `20. november 2026`, `20 November 2026`. */
export const formatLongDay = (day: string, language: string): string =>
  longDayFormat(language).format(new Date(day));

/** `november 2026`, `November 2026`. */
export const formatMonth = (month: string, language: string): string =>
  monthFormat(language).format(new Date(`${month}-01`));

/** The day it is now in a time zone (IANA). */
export const calendarToday = (timeZone: string): string =>
  new Date().toLocaleDateString('en-CA', { timeZone });

const dayLength = 24 * 3600_000;
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** How many days there are from one to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

/** So many months later; earlier where it is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const daysInMonth = (month: string): number =>
  daysBetween(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1));
