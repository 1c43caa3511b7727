const months = ['jan', 'feb', 'mar', 'apr', 'maj|may', 'jun', 'jul', 'aug', 'sep', 'okt|oct', 'nov', 'dec'];

/**
 * The moment that a text tells, ISO 8601: `2024-03-12T10:00:00Z`, `12.03.2024`, `12. marts 2024`, `March 12, 2024`, with
 * words around it or without; null when it tells none. Days begin at midnight UTC, and numbers stand as in Denmark.
 */
export function parseWrittenDate(text: string): string | null {
  const iso = /\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/.exec(
    text,
  )?.[0];
  if (iso)
    return moment(/\d:\d.*(?:Z|[+-]\d{2}:?\d{2})$|^[\d-]+$/.test(iso) ? iso : `${iso.replace(' ', 'T')}Z`);
  const numbers = /(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text);
  if (numbers) return day(numbers[3], Number(numbers[2]), numbers[1]);
  const dayFirst = /(\d{1,2})\.?\s+(\p{L}{3})\p{L}*\.?,?\s+(\d{4})/u.exec(text);
  if (dayFirst) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /(\p{L}{3})\p{L}*\.?\s+(\d{1,2}),?\s+(\d{4})/u.exec(text);
  return monthFirst ? day(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : null;
}

/** 0 for none. */
const monthOf = (name = ''): number =>
  months.findIndex((month) => month.split('|').includes(name.toLowerCase())) + 1;

const day = (year = '', month: number, dayOfMonth = ''): string | null =>
  moment(`${year}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);

function moment(written: string): string | null {
  const time = new Date(written);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
