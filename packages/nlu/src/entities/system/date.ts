import { isoDate } from './calendar/calendar-day.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { eitherWay, type FindValues } from './system-passage.ts';

/** Days: "næste tirsdag", "3/5", "in two weeks", as "2026-11-24"; of "fra 3. til 10. juli" the first. */
export function dateFinder(reader: CalendarReader): FindValues {
  return (passage) => {
    const ranges = reader.periods(passage).filter(({ kind }) => kind === 'dayRange');
    const days = [
      ...reader.dates(passage),
      ...ranges.map((range) => ({ ...range, day: range.first, pastDay: range.past.first })),
    ];
    return days.map(({ start, end, score, day, pastDay }) => ({
      start,
      end,
      score,
      ...eitherWay(isoDate(day), isoDate(pastDay)),
    }));
  };
}
