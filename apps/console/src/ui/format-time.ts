import { localeOf } from './locale-of.ts';
import { perLanguage } from './per-language.ts';

export type TimeLanguage = 'da' | 'en';

const minute = 60_000;

const dateFormat = perLanguage((language: TimeLanguage) => {
  const dateStyle = language === 'da' ? 'short' : 'medium';
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle });
});
const timeFormat = perLanguage(
  (language: TimeLanguage) => new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }),
);
const relativeFormat = perLanguage(
  (language: TimeLanguage) =>
    new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' }),
);

/** `20.11.2026 14.30` in Danish, `20 Nov 2026, 14:30` in English. */
export function formatDateTime(at: Date, language: TimeLanguage): string {
  const separator = language === 'da' ? ' ' : ', ';
  return dateFormat(language).format(at) + separator + formatTime(at, language);
}

/** `14.30` in Danish, `14:30` in English. */
export function formatTime(at: Date, language: TimeLanguage): string {
  return timeFormat(language).format(at);
}

/** `20.11.2026` in Danish, `20 Nov 2026` in English. */
export function formatDay(at: Date, language: TimeLanguage): string {
  return dateFormat(language).format(at);
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** Minutes ago within the hour, the time within today, "yesterday" with the time, else the date. */
export function formatRecent(at: Date, now: Date, language: TimeLanguage): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minute);
  if (minutes < 1) return relativeFormat(language).format(0, 'second');
  if (minutes < 60) return relativeFormat(language).format(-minutes, 'minute');
  // A day with a change of clocks is not 24 hours: rounding keeps it a day.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / (24 * 60 * minute));
  if (days === 0) return formatTime(at, language);
  if (days === 1) return `${relativeFormat(language).format(-1, 'day')} ${formatTime(at, language)}`;
  return formatDay(at, language);
}
