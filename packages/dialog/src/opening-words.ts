import { localMoment, type OfficeTime } from './office-times.ts';

export interface When {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA name. */
  timeZone: string;
  language: 'da' | 'en';
}

/** Special days are told so many days before they begin: people ask about Christmas in November. */
const daysAhead = 60;
/** So many of them are told, the soonest first, so that the week's hours are not lost among them. */
const mostSpecial = 8;
const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;
const words = {
  da: { and: ' og ', closed: 'lukket', allDay: 'hele døgnet', clock: 'kl. ' },
  en: { and: ' and ', closed: 'closed', allDay: 'all day', clock: '' },
};

/** Formats take long to make, and there are few. In UTC: days are written as such. */
const locales = { da: 'da-DK', en: 'en-GB' };
export const formats = {
  day: formatsOf({ weekday: 'long' }),
  date: formatsOf({ weekday: 'long', day: 'numeric', month: 'long' }),
  range: formatsOf({ day: 'numeric', month: 'long' }),
};

function formatsOf(options: Intl.DateTimeFormatOptions) {
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return { da: format(locales.da), en: format(locales.en) };
}

/**
 * Opening hours in words, a line for days in a row that are alike and for each of the special days of the next two months:
 * `mandag–fredag kl. 9–16`, `lørdag og søndag lukket`, `torsdag 24. december lukket`. Empty without any hours. Pure.
 */
export function openingInWords(times: readonly OfficeTime[], { now, timeZone, language }: When): string {
  if (!times.length) return '';
  const today = localMoment({ now, timeZone }).date;
  return [...weekLines(times, language), ...specialLines(times, today, language)].join('\n');
}

function weekLines(times: readonly OfficeTime[], language: When['language']): string[] {
  if (!times.some(({ day }) => day !== undefined)) return [];
  const days = weekFromMonday.map((day) => ({
    name: formats.day[language].format(Date.UTC(2024, 0, 7 + day)),
    hours: hoursInWords(
      times.filter((one) => one.day === day),
      language,
    ),
  }));
  const runs: { names: string[]; hours: string }[] = [];
  for (const { name, hours } of days) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.names.push(name);
    else runs.push({ names: [name], hours });
  }
  return runs.map(({ names, hours }) => `${daysInWords(names, language)} ${hours}`);
}

function daysInWords(names: readonly string[], language: When['language']): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first}${words[language].and}${second}` : `${first}–${names.at(-1)}`;
}

function specialLines(times: readonly OfficeTime[], today: string, language: When['language']): string[] {
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const special = times.filter(
    ({ fromDate, toDate }) => fromDate !== undefined && fromDate <= soon && (toDate ?? fromDate) >= today,
  );
  const byDates = Map.groupBy(special, ({ fromDate, toDate }) => `${fromDate}/${toDate ?? fromDate}`);
  return [...byDates]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, mostSpecial)
    .map(([dates, hours]) => {
      const [from = '', to = ''] = dates.split('/');
      return `${datesInWords(from, to, language)} ${hoursInWords(hours, language)}`;
    });
}

function datesInWords(from: string, to: string, language: When['language']): string {
  const [first, last] = [new Date(from), new Date(to)];
  return from === to
    ? formats.date[language].format(first)
    : formats.range[language].formatRange(first, last);
}

/** `kl. 9–12 og 13–16`, or that it is closed. */
function hoursInWords(times: readonly OfficeTime[], language: When['language']): string {
  const { and, closed, allDay, clock } = words[language];
  const spans = times
    .flatMap(({ fromTime, toTime }) =>
      fromTime === undefined ? [] : [{ fromTime, toTime: toTime ?? '24:00' }],
    )
    .sort((one, other) => (one.fromTime < other.fromTime ? -1 : 1));
  if (!spans.length) return closed;
  if (spans.some(({ fromTime, toTime }) => fromTime === '00:00' && toTime >= '23:59')) return allDay;
  const written = spans.map(
    ({ fromTime, toTime }) => `${timeInWords(fromTime, language)}–${timeInWords(toTime, language)}`,
  );
  return `${clock}${written.join(and)}`;
}

/** `9` and `8.30` in Danish, `9:00` and `8:30` in English. */
export function timeInWords(time: string, language: When['language']): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = String(Number(hours));
  if (language === 'en') return `${hour}:${minutes}`;
  return minutes === '00' ? hour : `${hour}.${minutes}`;
}
