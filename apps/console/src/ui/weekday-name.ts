/** A Sunday. */
const sunday = Date.UTC(2026, 10, 22);
const day = 24 * 60 * 60_000;

/**
 * The name of a weekday, of which 0 is Sunday, in a language (BCP 47): `mandag`, or short `man`, without the full stop
 * that some languages put.
 */
export const weekdayName = (language: string, weekday: number, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
    .format(sunday + weekday * day)
    .replace(/\.$/, '');
