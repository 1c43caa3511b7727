import type { DayTotals } from '@samtale/contract';
import type { DayBar } from '../../ui/DayBars.tsx';

export type CountedDay = DayTotals & { date: string };
export type FigureName = keyof DayTotals;

/** What days come to together. */
export const sumOf = (days: readonly CountedDay[], figure: FigureName): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

/** Days of several channels, each day once. */
export function joinChannels(days: readonly CountedDay[]): CountedDay[] {
  const joined = new Map<string, CountedDay>();
  for (const day of days) {
    const known = joined.get(day.date);
    if (!known) joined.set(day.date, { ...day });
    else
      for (const [name, value] of Object.entries(day))
        if (typeof value === 'number' && name in known) known[name as FigureName] += value;
  }
  return [...joined.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** The days of a month for a chart, each with the same day of the month before. */
export function barsOf(
  days: readonly CountedDay[],
  before: readonly CountedDay[],
  figure: FigureName,
): DayBar[] {
  const known = new Map(before.map((day) => [day.date.slice(-2), day[figure]]));
  return days.map((day) => ({
    date: day.date,
    value: day[figure],
    before: known.get(day.date.slice(-2)) ?? (before.length ? null : 0),
  }));
}
