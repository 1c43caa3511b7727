/** Calendar days are counted from 1970-01-01, day 0, a Thursday. */
const msPerDay = 86_400_000;

/** A day of the Gregorian calendar. */
export interface DateParts {
  year: number;
  /** 1..12 */
  month: number;
  /** 1..31 */
  dayOfMonth: number;
}

/** The number of a day. Months and days beyond their bounds run on into the next. */
export function dayOf(year: number, month: number, dayOfMonth: number): number {
  return Math.round(new Date(0).setUTCFullYear(year, month - 1, dayOfMonth) / msPerDay);
}

export function partsOf(day: number): DateParts {
  const date = new Date(day * msPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

/** The day, or null when the month does not have it. */
export function existingDay(year: number, month: number, dayOfMonth: number): number | null {
  const day = dayOf(year, month, dayOfMonth);
  const parts = partsOf(day);
  return parts.month === month && parts.dayOfMonth === dayOfMonth ? day : null;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return day - weekdayOf(day) + 1;
}

/** The same day of another month; its last day when that month is shorter. */
export function addMonths(day: number, months: number): number {
  const { year, month, dayOfMonth } = partsOf(day);
  const lastDay = partsOf(dayOf(year, month + months + 1, 0)).dayOfMonth;
  return dayOf(year, month + months, Math.min(dayOfMonth, lastDay));
}

/** "2026-11-24" */
export function isoDate(day: number): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/** "14:30" */
export function isoTime(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
