import { adjacentPairs } from './adjacent.ts';
import { existingDay, isoDate, isoTime } from './calendar/calendar-day.ts';
import type { CalendarReader, DateReading } from './calendar-reader.ts';
import { eitherWay, type FindValues, type SystemFinding } from './system-passage.ts';
import { minuteOf, type TimeReading } from './times.ts';

const joint = /,?\s{1,3}|\s?[,@-]\s?/y;
const isoMoment =
  /(?<![\p{L}\p{N}-])(\d{4})-(\d\d)-(\d\d)t([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?z?(?![\p{L}\p{N}])/gu;

/** A day and a time in a row: "tirsdag den 3. maj kl. halv tre", "3 pm tomorrow", as "2027-05-03T14:30". */
export function dateTimeFinder(reader: CalendarReader): FindValues {
  return (passage) => {
    const { text, said } = passage;
    const times = reader.times(passage);
    const clocks = times.filter(({ daysAhead }) => daysAhead === null);
    const dates = withPartOfDay(text, reader.dates(passage), reader.partsAfterDay(passage));
    return [
      ...adjacentPairs(text, dates, joint, clocks).map(({ first, second }) => together(first, second)),
      ...adjacentPairs(text, clocks, joint, dates).map(({ first, second }) => together(second, first)),
      ...times.flatMap(({ start, end, score, said: minute, daysAhead }) =>
        daysAhead === null ? [] : [{ start, end, score, value: moment(said.day + daysAhead, minute) }],
      ),
      ...isoMoments(text),
    ];
  };
}

/** The days, and those that a part of the day follows: "tirsdag eftermiddag". */
function withPartOfDay(
  text: string,
  dates: readonly DateReading[],
  parts: readonly (Pick<DateReading, 'start' | 'end'> & { part: DateReading['part'] })[],
): DateReading[] {
  const longer = adjacentPairs(text, dates, joint, parts).map(({ first, second }) => ({
    ...first,
    end: second.end,
    part: second.part,
  }));
  return [...dates, ...longer];
}

function together(date: DateReading, time: TimeReading): SystemFinding {
  const minute = minuteOf(time, time.part ?? date.part);
  return {
    start: Math.min(date.start, time.start),
    end: Math.max(date.end, time.end),
    score: Math.min(date.score, time.score),
    ...eitherWay(moment(date.day, minute), moment(date.pastDay, minute)),
  };
}

function moment(day: number, minute: number): string {
  return `${isoDate(day)}T${isoTime(minute)}`;
}

function isoMoments(text: string): SystemFinding[] {
  return Array.from(text.matchAll(isoMoment)).flatMap(({ 0: match, index, ...groups }) => {
    const [year = 0, month = 0, dayOfMonth = 0, hour = 0, minute = 0] = [1, 2, 3, 4, 5].map((i) =>
      Number(groups[i]),
    );
    const day = existingDay(year, month, dayOfMonth);
    if (day === null) return [];
    return [{ start: index, end: index + match.length, score: 1, value: moment(day, 60 * hour + minute) }];
  });
}
