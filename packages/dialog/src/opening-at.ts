import { isOpen, localMoment, type OfficeTime } from './office-times.ts';

interface Where {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA name. */
  timeZone: string;
}

export interface Opening {
  isOpen: boolean;
  /** When that is over, in milliseconds since the epoch; null when it never is. */
  until: number | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** A week after something special, all that the week's hours can bring has come. */
const daysOfWeek = 7;

/** Whether it is open, and until when that holds. Without any hours it is always open. Pure. */
export function openingAt(times: readonly OfficeTime[], { now, timeZone }: Where): Opening {
  const isOpenAt = (at: number) => isOpen(times, localMoment({ now: at, timeZone }));
  const open = isOpenAt(now);
  for (const date of datesWorthLooking(times, localMoment({ now, timeZone }).date)) {
    const until = momentsOf(date, times, timeZone).find((at) => at > now && isOpenAt(at) !== open);
    if (until !== undefined) return { isOpen: open, until };
  }
  return { isOpen: open, until: null };
}

/** The dates on which it can first open or close: those of a week from today, and from where special days begin and end. */
function datesWorthLooking(times: readonly OfficeTime[], today: string): string[] {
  const starts = times.flatMap(({ fromDate, toDate = fromDate }) =>
    fromDate === undefined || toDate === undefined ? [] : [fromDate, daysAfter(toDate, 1)],
  );
  const dates = [today, ...starts.filter((date) => date > today)].flatMap((start) =>
    Array.from({ length: daysOfWeek + 1 }, (_, after) => daysAfter(start, after)),
  );
  return [...new Set(dates)].sort();
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/**
 * The moments of a date at which it may open or close, in their order: midnight, each time that hours begin or end, and
 * when the clocks are changed. A time that the clocks show twice is two moments; one that they skip is when they do.
 */
function momentsOf(date: string, times: readonly OfficeTime[], timeZone: string): number[] {
  const clocks = new Set(['00:00', ...times.flatMap(({ fromTime, toTime }) => [fromTime, toTime])]);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const before = offsetAt(midnight - day, timeZone);
  const after = offsetAt(midnight + 2 * day, timeZone);
  const moments = [...clocks].flatMap((clock) => {
    if (clock === undefined) return [];
    const inUtc = Date.parse(`${date}T${clock}:00Z`);
    return before === after ? [inUtc - before] : [inUtc - before, inUtc - after];
  });
  if (before !== after) moments.push(clockChange(midnight - day, midnight + 2 * day, timeZone));
  return moments.sort((one, other) => one - other);
}

/** Milliseconds that the clocks are ahead of UTC. */
function offsetAt(now: number, timeZone: string): number {
  const { date, time } = localMoment({ now, timeZone });
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(now / minute) * minute;
}

/** The first minute between two moments at which the clocks show another offset than at the first. */
function clockChange(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  let [low, high] = [from / minute, to / minute];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, timeZone) === offset) low = middle;
    else high = middle;
  }
  return high * minute;
}
