import type { SystemFinding, SystemPassage } from './system-passage.ts';

const notWithin = '(?<![\\p{L}\\p{N}+]|\\d[ ./-])';
const ended = '(?![\\p{L}\\p{N}]|[./-]?\\d|:\\d)';
/** Two, three or four at a time, with the same thing between them. */
const eightDigits =
  '[1-9]\\d(?:\\d{6}|(?<gap>[ .-])\\d\\d\\k<gap>\\d\\d\\k<gap>\\d\\d|\\d\\d ?\\d{4}|\\d ?\\d\\d ?\\d{3})';

const danish = new RegExp(
  `${notWithin}(?:(?:\\+|00)?45[ -]?|\\(\\+?45\\) ?)?(?<local>${eightDigits})${ended}`,
  'gu',
);
const international = /(?<![\p{L}\p{N}+])(?:\+|00)[ ]?[1-9](?:[ .()/-]{0,2}\d){6,13}(?!\d)/gu;
const danishCode = '+45';

/** Phone numbers in the form of E.164, "+4512345678". Without a country they are Danish and have eight digits. */
export function findPhoneNumbers({ text }: SystemPassage): SystemFinding[] {
  const local = Array.from(text.matchAll(danish), ({ 0: match, index, groups }) => ({
    start: index,
    end: index + match.length,
    value: danishCode + digitsOf(groups?.local ?? ''),
    score: 1,
  }));
  const abroad = Array.from(text.matchAll(international), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    value: `+${digitsOf(match.replace(/^00/, '').replace('(0)', ''))}`,
    score: 1,
  }));
  return [...local, ...abroad.filter(({ value }) => !value.startsWith(danishCode) || value.length === 11)];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
