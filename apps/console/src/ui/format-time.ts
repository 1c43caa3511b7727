export type TimeLanguage = 'da' | 'en';

const locales = { da: 'da-DK', en: 'en-GB' } as const;
const minute = 60_000;

function formatters(language: TimeLanguage) {
  const locale = locales[language];
  const dateStyle = language === 'da' ? 'short' : 'medium';
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  };
}
const byLanguage = { da: formatters('da'), en: formatters('en') };

/** `20.11.2026 14.30` in Danish, `20 Nov 2026, 14:30` in English. */
export function formatDateTime(at: Date, language: TimeLanguage): string {
  const separator = language === 'da' ? ' ' : ', ';
  return byLanguage[language].date.format(at) + separator + formatTime(at, language);
}

/** `14.30` in Danish, `14:30` in English. */
export function formatTime(at: Date, language: TimeLanguage): string {
  return byLanguage[language].time.format(at);
}

/** `20.11.2026` in Danish, `20 Nov 2026` in English. */
export function formatDay(at: Date, language: TimeLanguage): string {
  return byLanguage[language].date.format(at);
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** Minutes ago within the hour, the time within today, "yesterday" with the time, else the date. */
export function formatRecent(at: Date, now: Date, language: TimeLanguage): string {
  const { relative, date } = byLanguage[language];
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute);
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  // A day with a change of clocks is not 24 hours: rounding keeps it a day.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / (24 * 60 * minute));
  if (days === 0) return formatTime(at, language);
  if (days === 1) return `${relative.format(-1, 'day')} ${formatTime(at, language)}`;
  return date.format(at);
}
