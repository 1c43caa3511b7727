import { isoDate } from './calendar/calendar-day.ts';
import type { CalendarReader } from './calendar-reader.ts';
import type { FindValues } from './system-passage.ts';

/** Days: "næste tirsdag", "3/5", "in two weeks", as "2026-11-24". */
export function dateFinder(reader: CalendarReader): FindValues {
  return (passage) =>
    reader.dates(passage).map(({ start, end, score, day }) => ({ start, end, score, value: isoDate(day) }));
}
