import { useTranslation } from 'react-i18next';

/** Minutes below which a silence is how people talk. */
const noticed = 10;
const hour = 60;
const day = 24 * hour;

/** A silence in the unit that suits it; null for one that nobody would notice. */
export function useSilenceWords(): (minutes: number) => string | null {
  const { t } = useTranslation('conversationTests');
  return (minutes) => {
    if (minutes < noticed) return null;
    if (minutes < 2 * hour) return t('turn.minutesLater', { count: minutes });
    if (minutes < 2 * day) return t('turn.hoursLater', { count: Math.round(minutes / hour) });
    return t('turn.daysLater', { count: Math.round(minutes / day) });
  };
}
