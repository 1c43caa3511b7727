import type { OfficeTime } from '@samtale/dialog';
import type { OfficeTimeEntry, OfficeTimeKey } from './office-times.ts';

/** An entry as a release has it, and as `openingAt` reads it. */
export const asOfficeTime = (entry: OfficeTimeEntry): OfficeTime => {
  const { isOpen, dayOfWeek, fromDate, toDate, fromTime, toTime } = entry;
  return {
    ...(dayOfWeek !== null && { day: dayOfWeek }),
    ...(fromDate !== null && { fromDate }),
    ...(toDate !== null && { toDate }),
    ...(isOpen && fromTime !== null && { fromTime }),
    ...(isOpen && toTime !== null && { toTime }),
  };
};

/** What the rules of office times say against entries, by their place in the list. */
export const officeTimeProblems = (entries: readonly OfficeTimeEntry[]) =>
  entries.flatMap((entry, index) => {
    const key = problemOf(entry) ?? clashOf(entry, entries.slice(0, index));
    return key ? [{ index, key }] : [];
  });

function problemOf(entry: OfficeTimeEntry): OfficeTimeKey | null {
  const { isDay, isOpen, dayOfWeek, fromTime, toTime, fromDate, toDate } = entry;
  if (isDay ? dayOfWeek === null : fromDate === null || toDate === null) return 'missingDates';
  if ((isDay || isOpen) && (fromTime === null || toTime === null)) return 'missingTimes';
  if (fromTime !== null && toTime !== null && fromTime >= toTime) return 'fromTimeIsGreater';
  return fromDate !== null && toDate !== null && fromDate > toDate ? 'fromDateIsGreater' : null;
}

function clashOf(entry: OfficeTimeEntry, before: readonly OfficeTimeEntry[]): OfficeTimeKey | null {
  const { isDay } = entry;
  const clashes = before.some((other) => {
    if (other.isDay !== isDay) return false;
    if (!isDay) return overlap(entry.fromDate, entry.toDate, other.fromDate, other.toDate, true);
    const { fromTime, toTime } = other;
    return (
      entry.dayOfWeek === other.dayOfWeek && overlap(entry.fromTime, entry.toTime, fromTime, toTime, false)
    );
  });
  if (!clashes) return null;
  return isDay ? 'timesOverlap' : 'specialDaysOverlap';
}

/** Whether two spans have something in common; of dates both ends belong to them. */
function overlap(
  from: string | null,
  to: string | null,
  otherFrom: string | null,
  otherTo: string | null,
  bothEnds: boolean,
): boolean {
  if (!from || !to || !otherFrom || !otherTo) return false;
  return bothEnds ? from <= otherTo && otherFrom <= to : from < otherTo && otherFrom < to;
}
