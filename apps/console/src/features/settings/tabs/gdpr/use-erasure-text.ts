import type { GdprPreview } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../ui/locale-of.ts';

/** What would go, in words: how many of each kind, and the date of the oldest. */
export function useErasureText(timeZone: string): (preview: GdprPreview) => { list: string; date: string } {
  const { t, i18n } = useTranslation('settings');
  return ({ conversations, customers, oldest }) => {
    const what = [
      ...(conversations ? [t('gdpr.conversations', { count: conversations })] : []),
      ...(customers ? [t('gdpr.customers', { count: customers })] : []),
    ];
    const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeZone });
    return {
      list: new Intl.ListFormat(localeOf(i18n.language)).format(what),
      date: oldest === null ? '' : format.format(new Date(oldest)),
    };
  };
}
