import type { NluLanguage } from '../../nlu-language.ts';
import { adjacentPairs } from './adjacent.ts';
import { isoTime } from './calendar/calendar-day.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { type PeriodEnds, periodEndsFinder } from './period-ends.ts';
import type { FindValues, SystemFinding } from './system-passage.ts';
import { minuteOf, type TimeReading } from './times.ts';

interface End extends TimeReading {
  /** An hour without anything that tells that it is one. */
  bare: boolean;
  inDigits: boolean;
}

const halfDay = 720;
/** "9-17" may be anything. */
const bareScore = 0.5;

/** Stretches of a day: "om eftermiddagen", "mellem 8 og 12", "from 9 to 5", as "09:00/17:00". */
export function timePeriodFinder(reader: CalendarReader, language: NluLanguage): FindValues {
  const findEnds = periodEndsFinder(language);
  return (passage) => {
    const dates = reader.dates(passage);
    const afterDay = adjacentPairs(passage.text, dates, /,?\s{1,3}/y, reader.partsAfterDay(passage));
    const parts = [...reader.parts(passage), ...afterDay.map(({ second }) => second)];
    const times: End[] = reader.times(passage).map((time) => ({ ...time, bare: false, inDigits: false }));
    const hours: End[] = reader.bareHours(passage).map((time) => ({
      ...time,
      bare: true,
      inDigits: /\d/.test(passage.text.charAt(time.start)),
    }));
    return [
      ...parts.map(({ start, end, score, part }) => ({
        start,
        end,
        score,
        value: period(part.from, part.until),
      })),
      ...findEnds(passage.text, [...times, ...hours]).flatMap(
        (ends) => timesBetween(ends, passage.text) ?? [],
      ),
    ];
  };
}

function timesBetween(ends: PeriodEnds<End>, text: string): SystemFinding | null {
  const { first, last, start, announced } = ends;
  const sure = announced || !first.bare || (!last.bare && last.part !== null);
  if (!sure && !mayBeHours(ends, text)) return null;
  const score = Math.min(first.score, last.score, sure ? 1 : bareScore);
  return { start, end: last.end, score, value: period(...minutesOf(first, last)) };
}

/** "9-17", not within a longer chain of numbers. */
function mayBeHours({ first, last, dashed }: PeriodEnds<End>, text: string): boolean {
  const chained = /[-/]/.test(text.charAt(first.start - 1) + text.charAt(last.end));
  return dashed && first.inDigits && last.inDigits && !chained;
}

/** Both ends on the same side of the clock where that leaves them in order. */
function minutesOf(first: End, last: End): [number, number] {
  const lastMinute = minuteOf(last, last.part);
  const firstMinute = minuteOf(first, first.part);
  if (first.ambiguous && !first.part) {
    const withLast = minuteOf(first, last.part);
    if (last.part && withLast < lastMinute) return [withLast, lastMinute];
    if (firstMinute < lastMinute) return [firstMinute, lastMinute];
    const morning = first.said % halfDay;
    if (morning < lastMinute) return [morning, lastMinute];
  }
  const laterLast = lastMinute + halfDay;
  const shifts = lastMinute <= firstMinute && last.ambiguous && !last.part && laterLast < 2 * halfDay;
  return [firstMinute, shifts ? laterLast : lastMinute];
}

function period(from: number, until: number): string {
  return `${isoTime(from)}/${isoTime(until)}`;
}
