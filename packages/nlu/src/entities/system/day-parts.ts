/** A part of the day. */
export interface DayPart {
  /** Minutes since midnight; `until` is included. */
  from: number;
  until: number;
  /** Which half a time on the twelve-hour clock is in; at night, that is told by the hour. */
  half: 'first' | 'second' | 'night';
}

const hour = 60;
const lastMinute = 24 * hour - 1;

/** The words of both languages name these by their places. */
export const dayParts = [
  { from: 6 * hour, until: 9 * hour, half: 'first' },
  { from: 9 * hour, until: 12 * hour, half: 'first' },
  { from: 12 * hour, until: 18 * hour, half: 'second' },
  { from: 18 * hour, until: lastMinute, half: 'second' },
  { from: 0, until: 6 * hour, half: 'night' },
  { from: 6 * hour, until: 12 * hour, half: 'first' },
  { from: 0, until: 12 * hour, half: 'first' },
  { from: 12 * hour, until: lastMinute, half: 'second' },
] as const satisfies readonly DayPart[];

/** Places in `dayParts`. The Danish "morgen" ends where "formiddag" begins; the English morning lasts till noon. */
export const [earlyMorning, forenoon, afternoon, evening, night, morning, beforeNoon, afterNoon] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
