import type { LocalMoment } from './calendar/local-moment.ts';
import { type DayPart, dayParts } from './day-parts.ts';
import type { PhraseMatch } from './phrase-rules.ts';

export type TimePhraseKind =
  | 'clock'
  | 'past'
  | 'to'
  | 'halfPast'
  | 'halfTo'
  | 'pastHalf'
  | 'toHalf'
  | 'named'
  | 'minutesAhead'
  | 'halfHourAhead';

/** A time of day in a folded text. */
export interface TimeReading {
  start: number;
  end: number;
  score: number;
  /** As said, in minutes since midnight. */
  said: number;
  /** Whether it may be meant on the twelve-hour clock. */
  ambiguous: boolean;
  part: DayPart | null;
  /** Days after today that it lies, when it is counted from now. */
  daysAhead: number | null;
}

const minutesOfDay = 1440;
const halfDay = 720;
const quarter = 15;
const half = 30;

/** What a phrase says of the clock, or null when there is no such time. */
export function readTime(match: PhraseMatch<TimePhraseKind>, said: LocalMoment): TimeReading | null {
  const { start, end, score, numbers, words, kind } = match;
  const { count = 1, minuteUnit = 1 } = numbers;
  if (kind === 'minutesAhead' || kind === 'halfHourAhead') {
    const later = said.minute + (kind === 'halfHourAhead' ? half : count * minuteUnit);
    const daysAhead = Math.floor(later / minutesOfDay);
    return { start, end, score, said: later % minutesOfDay, ambiguous: false, part: null, daysAhead };
  }
  const minute = saidMinute(kind, numbers);
  if (minute < -half || minute >= minutesOfDay + 60) return null;
  const ambiguous =
    kind !== 'named' && (numbers.hour ?? 0) <= 12 && numbers.hour !== 0 && !/^0/.test(words.hour ?? '');
  const part = numbers.part === undefined ? null : (dayParts[numbers.part] ?? null);
  return {
    start,
    end,
    score,
    said: (minute + minutesOfDay) % minutesOfDay,
    ambiguous,
    part,
    daysAhead: null,
  };
}

function saidMinute(
  kind: TimePhraseKind,
  { hour = 0, minute = 0, minutes = quarter, named = 0 }: Readonly<Record<string, number>>,
): number {
  const onTheHour = 60 * hour;
  switch (kind) {
    case 'past':
      return onTheHour + minutes;
    case 'to':
      return onTheHour - minutes;
    case 'halfPast':
      return onTheHour + half;
    case 'halfTo':
      return onTheHour - half;
    case 'pastHalf':
      return onTheHour - half + minutes;
    case 'toHalf':
      return onTheHour - half - minutes;
    case 'named':
      return named;
    default:
      return onTheHour + minute;
  }
}

/** On the twelve-hour clock and without a part of the day, one to seven is taken for the afternoon. */
const earliestMorning = 7 * 60;

/** Minutes since midnight, given the part of the day that is spoken of. */
export function minuteOf({ said, ambiguous }: TimeReading, part: DayPart | null): number {
  if (!ambiguous) return said;
  const onDial = said % halfDay;
  if (!part) return said < earliestMorning ? said + halfDay : said;
  if (part.half === 'first') return onDial;
  if (part.half === 'second') return onDial + halfDay;
  return onDial < halfDay / 2 ? onDial : onDial + halfDay;
}
