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
const time = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?|(?:noon|midday|midnight|midnat)\b)`;
const from = String.raw`(?:(?:fra|from)\s)?(?:kl\.?\s?)?`;
const span = String.raw`${from}${time}${to}(?:kl\.?\s?)?${time}`;

/** The parts of a company that receive people: their hours are its own where it tells no others. Those of a kiosk are not. */
const part =
  '(?:(?:the |vores |our )?(?:reception|shop|store|office|salon|clinic|butik|kontor|klinik|værksted)(?:ken|en|et)?s?)';
const hours = '(?:åbningstid(?:er)?|opening (?:hours|times)|hours)';
const said = (words: string) => new RegExp(String.raw`(?<=^|[.!?]\s)${words}(?!\p{L})`, 'gimu');
/** Headings and beginnings of sentences that hours follow, by whose they are: those of the company come first. */
const beginnings: ReadonlyArray<readonly RegExp[]> = [
  [
    /^(?:vores )?(?:åbningstid(?:er)?|opening (?:hours|times)|(?:our )?hours)\s*:?/gimu,
    said("(?:vi (?:har|holder) åbent|(?:we are|we're) open)"),
  ],
  [
    new RegExp(
      String.raw`^(?:${part} ${hours}|${hours} (?:i|for|på|in|at|of) ${part})(?!\p{L})\s*:?`,
      'gimu',
    ),
    said(`${part} (?:har åbent|er åben|er åbent|holder åbent|is open)`),
  ],
];
const row = new RegExp(
  String.raw`\s*(?:(?:og|and|samt)\s+)?(${day}(?:(?:${to}|${and})${day})*)${gap}:?\s*(?:(${span}(?:${and}${span})*)|(lukket|closed))(?![\p{L}\d])[\s,.;]*`,
  'iuy',
);
/** What would have been a row, had it been understood. */
const unread = new RegExp(String.raw`\s*(?:(?:og|and|samt)\s+)?(?:${day}|\d)`, 'iuy');
/** What follows hours that do not hold all year. */
const partOfYear =
  /\(?(?:i|in|during|uden for|outside|fra|from|indtil|until)\s(?:\p{L}+\s){0,2}\p{L}*(?:sæson|season|ferie|holiday|sommer|summer|vinter|winter|januar|februar|marts|march|april|maj|may|jun|jul|aug|sep|okto|octo|nov|dec)/iuy;
/** Where a sentence ends. */
const end = /[.!?\n]\s*$/;
const spans = new RegExp(span, 'giu');
const betweenDays = new RegExp(and, 'iu');
const betweenEnds = new RegExp(to, 'iu');
/** A week has not more rows. */
const mostRows = 14;

/**
 * The hours of a week as a page writes them under a heading that says so: "Åbningstider", then "Mandag – fredag" and
 * "9.00–16.00" on the same line or the next; or in a sentence, "Vi har åbent alle dage kl. 9–21". Those of the reception or
 * the shop count where the page calls none the company's. Empty without any, where some of them cannot be told or hold for
 * part of the year, and where the page has several such lists that differ: which of them is meant nobody can see.
 */
export function writtenHoursIn(text: string): PageHours[] {
  for (const [heading, sentence] of beginnings) {
    const lists = [
      ...listsAfter(text, heading, { isSentence: false }),
      ...listsAfter(text, sentence, { isSentence: true }),
    ];
    const different = new Map(lists.map((hours) => [JSON.stringify(hours), hours]));
    if (different.size) return different.size === 1 ? (lists[0] ?? []) : [];
  }
  return [];
}

/** The lists that begin behind what is found; empty ones where a list cannot be read. */
function listsAfter(
  text: string,
  beginning: RegExp | undefined,
  { isSentence }: { isSentence: boolean },
): PageHours[][] {
  return [...(beginning ? text.matchAll(beginning) : [])]
    .map(({ index, 0: { length } }) => rowsAt(text, index + length, isSentence))
    .filter((hours) => hours !== null);
}

/** The rows that begin at a place; null where there is none, none of them where one cannot be read. */
function rowsAt(text: string, start: number, isSentence: boolean): PageHours[] | null {
  const hours: PageHours[] = [];
  row.lastIndex = start;
  let after = start;
  let last = '';
  for (let n = 0; n < mostRows; n++) {
    const found = row.exec(text);
    if (!found) break;
    after = row.lastIndex;
    const [whole, named = '', times = ''] = found;
    last = whole;
    for (const one of times.match(spans) ?? []) {
      const told = spansOn(daysIn(named), ...bothEnds(one));
      if (!told) return [];
      hours.push(...told);
    }
  }
  if (after === start) return null;
  // A sentence may go on: "except in July".
  if (isSentence && after < text.length && !end.test(last)) return [];
  return isAt(unread, text, after) || isAt(partOfYear, text, after) ? [] : mergedHours(hours);
}

function isAt(words: RegExp, text: string, place: number): boolean {
  words.lastIndex = place;
  return words.test(text);
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

/** `5.30 pm` as `17:30`, `kl. 9` as `9`, `noon` as `12:00`. */
function onClock(written: string): string {
  if (/noon|midday/i.test(written)) return '12:00';
  if (/midnight|midnat/i.test(written)) return '24:00';
  const [, hour = '', minute = '00', half] = /(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(written) ?? [];
  if (!half) return `${hour}:${minute}`;
  return `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`;
}
