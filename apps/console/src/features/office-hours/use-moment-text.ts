import { useTranslation } from 'react-i18next';
import { localeOf } from '../../ui/locale-of.ts';

const day = 24 * 60 * 60_000;

/**
 * Says a moment by the clock of a time zone (IANA), as one does from now: on the same day the time alone, within a week
 * of it the weekday, and otherwise the date.
 */
export function useMomentText(timeZone: string): (at: Date, now: Date) => string {
  const { t, i18n } = useTranslation('settings');
  return (at, now) => {
    const format = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(i18n.language), { timeZone, ...parts }).format(at);
    const time = format({ hour: '2-digit', minute: '2-digit' });
    const dateOf = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone });
    if (dateOf(at) === dateOf(now)) return t('moment.time', { time });
    if (at.getTime() - now.getTime() < 6 * day)
      return t('moment.day', { day: format({ weekday: 'long' }), time });
    const year = dateOf(at).slice(0, 4) === dateOf(now).slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    const date = format({ weekday: 'long', day: 'numeric', month: 'long', ...year });
    return t('moment.day', { day: date, time });
  };
}
