/** Days begin, and clocks are changed, at a quarter of an hour, wherever one is. */
const quarterMs = 15 * 60_000;

/**
 * Says on which day a moment (ISO 8601) was somewhere, as `2026-11-20`; `timeZone` is an IANA name. The last quarter of
 * an hour is remembered: the moments of a log mostly follow each other.
 */
export function dayIn(timeZone: string): (at: string | Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let known = Number.NaN;
  let day = '';
  return (at) => {
    const moment = new Date(at).getTime();
    const quarter = Math.floor(moment / quarterMs);
    if (quarter !== known) {
      day = format.format(moment);
      known = quarter;
    }
    return day;
  };
}
