import type { OfficeTimeEntry } from '@samtale/contract';
import { newGuid } from '../../ui/new-guid.ts';

/** Monday first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

const closed = { fromTime: null, toTime: null, fromDate: null, toDate: null, dayOfWeek: null };

/** Hours for a day: as the day before them in the list has, or those of an office. */
export function newDayHours(day: number, entries: readonly OfficeTimeEntry[]): OfficeTimeEntry {
  const own = entries.filter(({ isDay, dayOfWeek }) => isDay && dayOfWeek === day);
  const last = own.at(-1);
  const other = entries.findLast(({ isDay }) => isDay);
  const [fromTime, toTime] = last
    ? [last.toTime, null]
    : [other?.fromTime ?? '08:00', other?.toTime ?? '16:00'];
  return { ...closed, id: newGuid(), isDay: true, isOpen: true, dayOfWeek: day, fromTime, toTime };
}

export const newSpecialDay = (): OfficeTimeEntry => ({
  ...closed,
  id: newGuid(),
  isDay: false,
  isOpen: false,
});

/** Gives other weekdays the hours of one, in place of their own. */
export function copyDay(
  entries: readonly OfficeTimeEntry[],
  from: number,
  to: readonly number[],
): readonly OfficeTimeEntry[] {
  const others = to.filter((day) => day !== from);
  const kept = entries.filter(({ isDay, dayOfWeek }) => !isDay || !others.some((day) => day === dayOfWeek));
  const hours = entries.filter(({ isDay, dayOfWeek }) => isDay && dayOfWeek === from);
  const copies = others.flatMap((dayOfWeek) => hours.map((span) => ({ ...span, id: newGuid(), dayOfWeek })));
  return [...kept, ...copies];
}

/** A lunch, where the hours have room for it: then it is what parts them. */
const lunch = ['12:00', '12:30'] as const;

/** Parts hours in two, with a break between them. Hours that are not whole stay as they are. */
export function splitHours(
  entries: readonly OfficeTimeEntry[],
  span: OfficeTimeEntry,
): readonly OfficeTimeEntry[] {
  const { fromTime, toTime } = span;
  if (fromTime === null || toTime === null || fromTime >= toTime) return entries;
  const [ends, begins] = fromTime < lunch[0] && lunch[1] < toTime ? lunch : thirdsOf(fromTime, toTime);
  return entries.flatMap((entry) =>
    entry === span
      ? [
          { ...span, toTime: ends },
          { ...span, id: newGuid(), fromTime: begins },
        ]
      : [entry],
  );
}

/** The first and the second third of a time, in whole minutes. */
function thirdsOf(from: string, to: string): readonly [string, string] {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const third = Math.floor((end - start) / 3);
  return [clockOf(start + third), clockOf(end - third)];
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Days on which it is closed, of those that no special day is about yet. */
export const closedDays = (
  dates: readonly string[],
  entries: readonly OfficeTimeEntry[],
): OfficeTimeEntry[] =>
  [...new Set(dates)]
    .filter((date) => !isCovered(date, entries))
    .map((date) => ({ ...newSpecialDay(), fromDate: date, toDate: date }));

/** The special day that closes a date and no other; undefined where there is none. */
export const closedOn = (date: string, entries: readonly OfficeTimeEntry[]): OfficeTimeEntry | undefined =>
  entries.find(
    ({ isDay, isOpen, fromDate, toDate }) =>
      !isDay && !isOpen && fromDate === date && (toDate ?? fromDate) === date,
  );

/** Whether a special day is about a date already, open or closed. */
export const isCovered = (date: string, entries: readonly OfficeTimeEntry[]): boolean =>
  entries.some(
    ({ isDay, fromDate, toDate }) =>
      !isDay && fromDate !== null && fromDate <= date && date <= (toDate ?? fromDate),
  );
