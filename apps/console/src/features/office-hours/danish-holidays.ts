/** Days on which shops and offices in Denmark are closed by law or habit; the names are below `holidays` in the texts. */
export const bankHolidays = [
  'newYear',
  'maundyThursday',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'prayerDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'christmasEve',
  'christmasDay',
  'boxingDay',
  'newYearsEve',
] as const;
/** Days on which many are closed and others are not. */
export const optionalHolidays = ['constitutionDay'] as const;
export type Holiday = (typeof bankHolidays)[number] | (typeof optionalHolidays)[number];

export interface DatedHoliday {
  name: Holiday;
  /** `2026-04-03`. */
  date: string;
  isOptional: boolean;
}

/** The last year in which there was a great day of prayer: <https://www.retsinformation.dk/eli/lta/2023/214>. */
const lastPrayerDay = 2023;

/** The Danish holidays of a year, by date. */
export function danishHolidays(year: number): DatedHoliday[] {
  const easter = easterSunday(year);
  const after = (days: number) => {
    const date = new Date(easter);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  const on = (monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`;
  const bank: Record<(typeof bankHolidays)[number], string | null> = {
    newYear: on('01-01'),
    maundyThursday: after(-3),
    goodFriday: after(-2),
    easterSunday: after(0),
    easterMonday: after(1),
    prayerDay: year <= lastPrayerDay ? after(26) : null,
    ascension: after(39),
    whitSunday: after(49),
    whitMonday: after(50),
    christmasEve: on('12-24'),
    christmasDay: on('12-25'),
    boxingDay: on('12-26'),
    newYearsEve: on('12-31'),
  };
  const optional: Record<(typeof optionalHolidays)[number], string> = {
    constitutionDay: on('06-05'),
  };
  const dated = [
    ...bankHolidays.map((name) => ({ name, date: bank[name], isOptional: false })),
    ...optionalHolidays.map((name) => ({ name, date: optional[name], isOptional: true })),
  ];
  return dated
    .flatMap(({ date, ...holiday }) => (date === null ? [] : [{ ...holiday, date }]))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The holiday that a date (`2026-04-03`) is; null for other days. */
export const holidayOn = (date: string): Holiday | null =>
  danishHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date)?.name ?? null;

/** By the anonymous Gregorian algorithm (Meeus, Jones and Butcher: Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}
