import { fromLocalTime, toLocalTime } from '../../ui/local-time.ts';

/** The day of a moment as a date field has it, in the browser's time zone: `2026-11-20`. */
export const dayOf = (moment: string): string => toLocalTime(moment).slice(0, 10);

/** When a day begins, and when it ends; null where none stands there. */
export const startOf = (day: string): string | null => fromLocalTime(`${day}T00:00`);
export const endOf = (day: string): string | null => fromLocalTime(`${day}T23:59:59.999`);

/** So many days and months after a day. In a month without such a day it is the last one. */
export function dayAfter(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10);
}
