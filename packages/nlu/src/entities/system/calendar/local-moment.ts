import type { SaidAt } from '../../entity-types.ts';
import { dayOf } from './calendar-day.ts';

/** A wall clock's reading. */
export interface LocalMoment {
  /** Days since 1970-01-01. */
  day: number;
  /** Minutes since midnight. */
  minute: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * What the clock on the wall showed.
 * @throws RangeError for a time zone or a time that does not exist.
 */
export function localMoment({ now, timeZone }: SaidAt): LocalMoment {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    day: dayOf(part('year'), part('month'), part('day')),
    minute: 60 * part('hour') + part('minute'),
  };
}
