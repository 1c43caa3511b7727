import type { PageHours } from '../reading.ts';

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
/** More spans than a week has room for are no hours of a company. */
const mostSpans = 50;
/** Office hours end on the day on which they begin. */
const lastMinute = '23:59';

/**
 * The hours of a week that an organisation tells machines (schema.org): `openingHoursSpecification`, or `openingHours`
 * as `Mo-Fr 09:00-17:00`. Empty without any. What holds for a time only is left out.
 */
export function openingHoursOf({
  openingHoursSpecification: specified,
  openingHours: written,
}: Record<string, unknown>): PageHours[] {
  const spans = [specified].flat().flatMap(spansOf);
  const hours = spans.length ? spans : [written].flat().flatMap(spansIn);
  return hours.length > mostSpans
    ? []
    : hours.toSorted((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1));
}

function spansOf(specification: unknown): PageHours[] {
  if (typeof specification !== 'object' || specification === null) return [];
  const { dayOfWeek, opens, closes, validFrom, validThrough } = specification as Record<string, unknown>;
  if (validFrom || validThrough) return [];
  return [dayOfWeek].flat().flatMap((name) => {
    // `Monday`, or `https://schema.org/Monday`.
    const day = typeof name === 'string' ? dayOf(name.slice(name.lastIndexOf('/') + 1)) : -1;
    return day < 0 ? [] : spanOn(day, opens, closes);
  });
}

/** `Mo-Fr 09:00-17:00`, `Mo,We 10-16`, several of them parted by commas. */
function spansIn(written: unknown): PageHours[] {
  if (typeof written !== 'string' || written.length > 500) return [];
  return [
    ...written.matchAll(
      /((?:[a-z]{2}(?:\s?-\s?[a-z]{2})?(?:\s?,\s?|\s))+)(\d{1,2}(?:[:.]\d\d)?)\s?[-–]\s?(\d{1,2}(?:[:.]\d\d)?)/gi,
    ),
  ].flatMap(([, named = '', opens, closes]) => daysIn(named).flatMap((day) => spanOn(day, opens, closes)));
}

function daysIn(named: string): number[] {
  return named.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-').map((name) => name.trim());
    const from = dayOf(first);
    const to = dayOf(last);
    if (from < 0 || to < 0) return [];
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, n) => (from + n) % 7);
  });
}

const dayOf = (name: string): number => days.indexOf(name.slice(0, 2).toLowerCase());

/** One span, unless it is none: a day whose hours are all the same moment is closed. */
function spanOn(day: number, opens: unknown, closes: unknown): PageHours[] {
  const from = clock(opens);
  const to = clock(closes);
  if (from === null || to === null || opens === closes) return [];
  const until = to === '00:00' || to === '24:00' ? lastMinute : to;
  return from < until ? [{ day, from, to: until }] : [];
}

/** `9`, `09.30` and `09:30:00` as `09:30`; null for what is no time of day. */
function clock(written: unknown): string | null {
  const [, hour = '', minute = '00'] =
    typeof written === 'string' ? (/^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?/.exec(written.trim()) ?? []) : [];
  if (!hour || Number(hour) > 24 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
