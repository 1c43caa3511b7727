/** Says on which day a moment (ISO 8601) was somewhere, as `2026-11-20`; `timeZone` is an IANA name. */
export function dayIn(timeZone: string): (at: string | Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (at) => format.format(new Date(at));
}
