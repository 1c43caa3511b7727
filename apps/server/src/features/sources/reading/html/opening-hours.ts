import type { PageHours } from '../reading.ts';

const days = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
/** More than that, or longer, are no hours of a company; pages are written by strangers. */
const mostSpans = 50;
const longestTime = 30;
const longestWritten = 200;
/** Midnight at the end of a day: hours end on the day on which they begin. */
const lastMinute = '23:59';

/**
 * The hours of a week that something tells machines (schema.org): `openingHoursSpecification`, or `openingHours` as
 * `Mo-Fr 09:00-17:00`. What holds for a time only is left out. Empty without any, and where some of them cannot be told
 * here, as hours past midnight: the rest would say that the company is closed then.
 */
export function openingHoursOf({
  openingHoursSpecification: specified,
  openingHours: written,
}: Record<string, unknown>): PageHours[] {
  const spans = readAll(specified, spansOf) ?? readAll(written, spansIn) ?? [];
  return spans.length <= mostSpans ? mergedHours(spans) : [];
}

/** The spans of one item or of a list; null where nothing is told, no spans where one item cannot be read. */
function readAll(told: unknown, read: (item: unknown) => PageHours[] | null): PageHours[] | null {
  if (told === undefined || told === null) return null;
  const items = [told].flat();
  if (items.length > mostSpans) return [];
  const all = items.map(read);
  return all.every((spans) => spans !== null) ? all.flat() : [];
}

/** Of an `OpeningHoursSpecification`; null where it cannot be read. */
function spansOf(specification: unknown): PageHours[] | null {
  if (typeof specification !== 'object' || specification === null) return null;
  const { dayOfWeek, opens, closes, validFrom, validThrough } = specification as Record<string, unknown>;
  if (validFrom || validThrough) return [];
  const names = [dayOfWeek].flat();
  if (names.length > days.length + 1) return null;
  // `Monday`, or `https://schema.org/Monday`. Public holidays are no day of the week.
  const named = names.map((name) =>
    typeof name === 'string' ? dayOf(name.slice(name.lastIndexOf('/') + 1)) : -1,
  );
  return spansOn(
    named.filter((day) => day >= 0),
    opens ?? '00:00',
    closes ?? '00:00',
  );
}

const time = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const span = String.raw`${time}\s?[-–]\s?${time}`;
const lines = new RegExp(
  String.raw`((?:[a-z]{2}(?:\s?-\s?[a-z]{2})?(?:\s?,\s?|\s))+)(${span}(?:\s?,\s?${span})*)`,
  'gi',
);

/** Of `Mo-Fr 09:00-12:00,13:00-17:00` or `Mo,We 10-16`, several of them parted by commas; null where it cannot be read. */
function spansIn(written: unknown): PageHours[] | null {
  if (typeof written !== 'string' || written.length > longestWritten) return null;
  // What is left tells of other hours.
  if (/\d/.test(written.replace(lines, ''))) return null;
  const spans = [...written.matchAll(lines)].flatMap(([, named = '', times = '']) => {
    const on = daysIn(named);
    return times.split(',').map((one) => on && spansOn(on, ...bothEnds(one)));
  });
  return spans.every((one) => one !== null) ? spans.flat() : null;
}

function bothEnds(written: string): [opens: string, closes: string] {
  const [opens = '', closes = ''] = written.split(/[-–]/).map((end) => end.trim());
  return [opens, closes];
}

function daysIn(named: string): number[] | null {
  const all = named
    .split(/,|\s(?=[a-z]{2}\b)/i)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [first = '', last = first] = part.split('-').map((name) => name.trim());
      const from = dayOf(first);
      const to = dayOf(last);
      return from < 0 || to < 0
        ? null
        : Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, n) => (from + n) % 7);
    });
  return all.every((some) => some !== null) ? all.flat() : null;
}

const dayOf = (name: string): number => days.indexOf(name.slice(0, 2).toLowerCase());

/** A span on each of some days; none where the company is closed, null where it cannot be told. */
export function spansOn(on: readonly number[], opens: unknown, closes: unknown): PageHours[] | null {
  const from = clock(opens);
  const to = clock(closes);
  if (from === null || to === null) return null;
  if (from === to) return [];
  const until = to === '00:00' || to === '24:00' ? lastMinute : to;
  return from < until ? on.map((day) => ({ day, from, to: until })) : null;
}

/** `9`, `09.30` and `09:30:00+01:00` as `09:30`; null for what is no time of day. */
function clock(written: unknown): string | null {
  if (typeof written !== 'string' || written.length > longestTime) return null;
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(written.trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return hour && (time === '24:00' || (Number(hour) < 24 && Number(minute) < 60)) ? time : null;
}

/** In order, with those that meet or overlap as one. */
export function mergedHours(spans: readonly PageHours[]): PageHours[] {
  const all: PageHours[] = [];
  for (const span of spans.toSorted(
    (one, other) => one.day - other.day || (one.from < other.from ? -1 : 1),
  )) {
    const last = all.at(-1);
    if (last?.day !== span.day || last.to < span.from) all.push({ ...span });
    else if (last.to < span.to) last.to = span.to;
  }
  return all;
}
