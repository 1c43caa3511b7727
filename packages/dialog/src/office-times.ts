import { z } from 'zod';

/** Hours on a weekday, or of the days between two dates. Both ends of the dates belong to them, of the hours the first. */
export const officeTimeSchema = z.object({
  /** 0 is Sunday; left out for special days. */
  day: z.int().optional(),
  /** `2026-12-24`; left out for weekdays. */
  fromDate: z.string().optional(),
  toDate: z.string().optional(),
  /** `08:30`; left out when closed. */
  fromTime: z.string().optional(),
  toTime: z.string().optional(),
});
export type OfficeTime = z.infer<typeof officeTimeSchema>;

export interface Moment {
  date: string;
  time: string;
  /** 0 is Sunday. */
  day: number;
}

/** A clock takes a hundred times as long to make as to read. There are some hundreds of time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The wall clock somewhere; `now` is in milliseconds since the epoch and `timeZone` an IANA name. */
export function localMoment({ now, timeZone }: { now: number; timeZone: string }): Moment {
  const [date = '', time = ''] = clockOf(timeZone).format(now).split(', ');
  return { date, time, day: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

/** Special days decide alone about the dates they hold. Without any hours it is always open. */
export function isOpen(times: readonly OfficeTime[], { date, time, day }: Moment): boolean {
  if (!times.length) return true;
  const special = times.filter(
    ({ fromDate, toDate }) => fromDate !== undefined && fromDate <= date && date <= (toDate ?? fromDate),
  );
  const deciding = special.length ? special : times.filter((one) => one.day === day);
  return deciding.some(
    ({ fromTime, toTime }) =>
      fromTime !== undefined && fromTime <= time && (toTime === undefined || time < toTime),
  );
}
