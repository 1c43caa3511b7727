import type { WordValues } from './vocabulary.ts';

/** How a language names the time of day. */
export interface ClockWords {
  /** Hours in words. */
  hours: WordValues;
  /** Parts of the day as they follow a time or stand alone, as places in `dayParts`. */
  dayParts: WordValues;
  /** The same as they follow a day: "tirsdag eftermiddag". */
  partsAfterDay: WordValues;
  /** Names of times, in minutes since midnight. */
  named: WordValues;
  /** Minutes that are counted to and past an hour without the word "minutes". */
  roundMinutes: WordValues;
}
