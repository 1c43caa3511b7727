import type { SystemFinding, SystemPassage } from './system-passage.ts';

/** Danish postcodes run from 0555 to 9990. */
const code =
  /(?<![\p{L}\p{N}]|\d[ .,:/-])(?:dk[- ]?)?(\d{4})(?![\p{L}\p{N}]|[.,:/-]\d| ?(?:kr|dkk|km|kg|stk)(?!\p{L})| \d{4})/gu;
const named = /(?:post ?(?:nr|nummer|kode|code)|zip ?(?:code)?)[.:]? ?(?:er|is)? ?$/;
const lowest = 555;
const highest = 9990;
const scores = { named: 1, usual: 0.9, likelyYear: 0.5 } as const;

/** Danish postcodes of four digits. */
export function findZipCodes({ text }: SystemPassage): SystemFinding[] {
  return Array.from(text.matchAll(code)).flatMap(({ 0: match, 1: digits = '', index }) => {
    const number = Number(digits);
    if (number < lowest || number > highest) return [];
    const before = text.slice(Math.max(index - 24, 0), index);
    const isYear = number > 2000 && number < 2100 && match === digits;
    const score = named.test(before) ? scores.named : isYear ? scores.likelyYear : scores.usual;
    return [{ start: index, end: index + match.length, value: digits, score }];
  });
}
