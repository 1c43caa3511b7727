const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const day = /^\d{4}-\d{2}-\d{2}(?:$|[T/])/;
const clock = /^\d{2}:\d{2}$/;
const writtenMoment = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[\s,]+(?:kl\.?\s*)?(\d{1,2})[.:](\d{2}))?$/i;
const writtenClock = /^(?:kl\.?\s*)?(\d{1,2})[.:](\d{2})$/i;
const grouped = { da: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, en: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ };

/**
 * A value and what somebody has written to compare it with, in one form. Values are `2026-12-24`,
 * `2026-12-24T18:30`, `18:30` and `1234.5`; people write 24.12.2026, 18.30 and 1.234,5. Beside a day alone only
 * the day of a moment counts.
 */
export function comparable(
  value: string,
  written: string,
  language: string,
): readonly [value: string, wanted: string] {
  const text = written.trim();
  if (value === text) return [value, text];
  if (day.test(value)) {
    const wanted = momentOf(text);
    return [moment.test(value) ? value.slice(0, Math.max(wanted.length, 10)) : value, wanted];
  }
  if (clock.test(value)) return [value, clockOf(text)];
  return [value, numberOf(text, language)];
}

function momentOf(text: string): string {
  const [, date = '', month = '', year, hours, minutes] = writtenMoment.exec(text) ?? [];
  if (year === undefined) return text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:\d{2}$)/, '$1T');
  const time = hours === undefined ? '' : `T${two(hours)}:${minutes}`;
  return `${year}-${two(month)}-${two(date)}${time}`;
}

function clockOf(text: string): string {
  const [, hours, minutes] = writtenClock.exec(text) ?? [];
  return hours === undefined ? text : `${two(hours)}:${minutes}`;
}

function numberOf(text: string, language: string): string {
  const isDanish = language === 'da';
  if (!grouped[isDanish ? 'da' : 'en'].test(text)) return text;
  return isDanish ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

const two = (digits: string) => digits.padStart(2, '0');

/** A phone number as somebody writes it, without the signs that part its digits. */
export const bareNumber = (text: string): string => text.replace(/[\s.()/‐-―-]/g, '');
