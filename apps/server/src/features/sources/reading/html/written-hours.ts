import type { PageHours } from '../reading.ts';
import { mergedHours, spansOn } from './opening-hours.ts';

/** Days as they are written, from Sunday; short or long, one or several of them. */
const days = [
  'søn(?:dage?)?|sun(?:days?)?',
  'man(?:dage?)?|mon(?:days?)?',
  'tirs?(?:dage?)?|tue(?:s|sdays?)?',
  'ons(?:dage?)?|wed(?:nesdays?)?',
  'tors?(?:dage?)?|thu(?:rs?|rsdays?)?',
  'fre(?:dage?)?|fri(?:days?)?',
  'lør(?:dage?)?|sat(?:urdays?)?',
];
/** Names of several days. */
const groups: ReadonlyArray<readonly [names: string, days: readonly number[]]> = [
  ['hverdage?|weekdays?', [1, 2, 3, 4, 5]],
  ['weekenden|weekender|weekends?', [6, 0]],
  ['alle (?:ugens )?dage|hver dag|dagligt|every day|daily', [1, 2, 3, 4, 5, 6, 0]],
];
const gap = String.raw`[\s.]*`;
const to = String.raw`${gap}(?:[-–—]|til\b|to\b)${gap}`;
const and = String.raw`${gap}(?:,|\+|&|og\b|and\b)${gap}`;
const day = String.raw`(?:${[...groups.map(([names]) => names), ...days].join('|')})(?!\p{L})`;
const time = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?`;
const span = String.raw`(?:kl\.?\s?)?${time}${to}(?:kl\.?\s?)?${time}`;

const heading = /^(?:vores )?(?:åbningstid(?:er)?|opening (?:hours|times)|(?:our )?hours)\s*:?/gimu;
const row = new RegExp(
  String.raw`\s*(${day}(?:(?:${to}|${and})${day})*)${gap}:?\s*(?:(${span}(?:${and}${span})*)|(lukket|closed))(?![\p{L}\d])[\s,.;]*`,
  'iuy',
);
/** What would have been a row, had it been understood. */
const unread = new RegExp(String.raw`\s*(?:${day}|\d)`, 'iuy');
const spans = new RegExp(span, 'giu');
const betweenDays = new RegExp(and, 'iu');
const betweenEnds = new RegExp(to, 'iu');
/** A week has not more rows. */
const mostRows = 14;

/**
 * The hours of a week as a page writes them under a heading that says so: "Åbningstider", then "Mandag – fredag" and
 * "9.00–16.00" on the same line or the next. Empty without any, where some of them cannot be told, and where the page has
 * several such lists that differ.
 */
export function writtenHoursIn(text: string): PageHours[] {
  const lists = [...text.matchAll(heading)]
    .map(({ index, 0: { length } }) => rowsAt(text, index + length))
    .filter((hours) => hours !== null);
  const different = new Map(lists.map((hours) => [JSON.stringify(hours), hours]));
  return different.size === 1 ? (lists[0] ?? []) : [];
}

/** The rows that begin at a place; null where there is none, none of them where one cannot be read. */
function rowsAt(text: string, start: number): PageHours[] | null {
  const hours: PageHours[] = [];
  row.lastIndex = start;
  let end = start;
  for (let n = 0; n < mostRows; n++) {
    const found = row.exec(text);
    if (!found) break;
    end = row.lastIndex;
    const [, named = '', times = ''] = found;
    for (const one of times.match(spans) ?? []) {
      const told = spansOn(daysIn(named), ...bothEnds(one));
      if (!told) return [];
      hours.push(...told);
    }
  }
  if (end === start) return null;
  unread.lastIndex = end;
  return unread.test(text) ? [] : mergedHours(hours);
}

function daysIn(named: string): number[] {
  return named.split(betweenDays).flatMap((part) => {
    const [first = '', last = first] = part.split(betweenEnds);
    const several = groups.find(([names]) => isOneOf(names, first));
    if (several) return several[1];
    const [from, until] = [dayOf(first), dayOf(last)];
    return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, n) => (from + n) % 7);
  });
}

const dayOf = (name: string): number => days.findIndex((names) => isOneOf(names, name));

const isOneOf = (names: string, name: string): boolean =>
  new RegExp(`^(?:${names})$`, 'iu').test(name.trim());

function bothEnds(one: string): [opens: string, closes: string] {
  const [opens = '', closes = ''] = one.split(betweenEnds).map(onClock);
  return [opens, closes];
}

/** `5.30 pm` as `17:30`, `kl. 9` as `9`. */
function onClock(written: string): string {
  const [, hour = '', minute = '00', half] = /(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(written) ?? [];
  if (!half) return `${hour}:${minute}`;
  return `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`;
}
