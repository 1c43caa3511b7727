import type { NluLanguage } from '../../nlu-language.ts';

/** A number written in digits. */
export interface Numeral {
  start: number;
  end: number;
  /** Decimal digits with a point, without needless zeros. */
  value: string;
}

/** Not within a word, nor within a longer chain of digits ("03.05.2027", "12-34"). */
const numeral =
  /(?<![\p{L}\p{N}\u2044]|\d[.,:/-]|\p{L}-)(?:(?<!\S)[-−])?\d+(?:[.,]\d+)*(?![.,:/\u2044]?\d|-\d+-\d)/gu;
const unitOrEnd =
  /(?!\p{L})|(?=(?:kr|dkk|eur|usd|gbp|km|kg|cm|mm|m2|m|g|l|dl|cl|ml|stk|x|k|t|gb|mb)(?!\p{L}))/uy;

/** The numbers written in digits: "1.234,5" in Danish is "1,234.5" in English. */
export function findNumerals(text: string, language: NluLanguage): Numeral[] {
  const found: Numeral[] = [];
  for (const { 0: written, index } of text.matchAll(numeral)) {
    const end = index + written.length;
    unitOrEnd.lastIndex = end;
    const value = unitOrEnd.test(text) ? readNumeral(written, language) : null;
    if (value !== null) found.push({ start: index, end, value });
  }
  return found;
}

/** The value of digits with separators of thousands and decimals, or null when they are no number ("1.2.3"). */
function readNumeral(written: string, language: NluLanguage): string | null {
  const negative = /^[-−]/.test(written);
  const digits = negative ? written.slice(1) : written;
  const separators = digits.replace(/\d/g, '');
  const decimalAt = separators === '' ? -1 : decimalSeparatorAt(digits, separators, language);
  const whole = decimalAt < 0 ? digits : digits.slice(0, decimalAt);
  const groups = whole.split(/[.,]/);
  const wellGrouped = groups.every((group, i) => (i === 0 ? group.length <= 3 : group.length === 3));
  if (groups.length > 1 && !wellGrouped) return null;
  return decimalText(negative, groups.join(''), decimalAt < 0 ? '' : digits.slice(decimalAt + 1));
}

/** Where the decimals' separator stands, or -1 when there are thousands only. */
function decimalSeparatorAt(digits: string, separators: string, language: NluLanguage): number {
  const last = separators.at(-1) ?? '';
  const lastAt = digits.lastIndexOf(last);
  if (separators.length > 1) return new Set(separators).size === 1 ? -1 : lastAt;
  const decimalSign = language === 'da' ? ',' : '.';
  const thousands = last !== decimalSign && digits.length - lastAt - 1 === 3 && lastAt <= 3;
  return thousands ? -1 : lastAt;
}

/** Puts a decimal number together without needless zeros. */
export function decimalText(negative: boolean, whole: string, decimals: string): string {
  const integer = whole.replace(/^0+(?=\d)/, '');
  const fraction = decimals.replace(/0+$/, '');
  const value = fraction === '' ? integer : `${integer}.${fraction}`;
  return negative && value !== '0' ? `-${value}` : value;
}
