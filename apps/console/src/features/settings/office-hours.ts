import type { OfficeTimeEntry } from '@samtale/contract';
import { newGuid } from '../flows/editor/new-guid.ts';

/** Monday first; 0 is Sunday, as in the spec. */
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
