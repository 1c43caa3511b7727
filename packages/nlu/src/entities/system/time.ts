import { isoTime } from './calendar/calendar-day.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { isWholeText } from './is-whole-text.ts';
import type { FindValues } from './system-passage.ts';
import { minuteOf, type TimeReading } from './times.ts';

/** How sure it is that a number that is all that is said means an hour. */
const loneHourScore = 0.6;

/** Times of day: "halv tre", "14.30", "quarter to nine", as "14:30". */
export function timeFinder(reader: CalendarReader): FindValues {
  const finding = (time: TimeReading) => {
    const { start, end, score, part } = time;
    return { start, end, score, value: isoTime(minuteOf(time, part)) };
  };
  return (passage) => {
    const lone = reader.bareHours(passage).filter((hour) => isWholeText(passage.text, hour));
    return [
      ...reader.times(passage).map(finding),
      ...lone.map((hour) => ({ ...finding(hour), score: loneHourScore })),
    ];
  };
}
