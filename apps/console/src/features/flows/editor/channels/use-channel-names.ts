import type { Channel } from '@samtale/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names channels in a row: "SMS og telefon". */
export function useChannelNames(): (chosen: readonly Channel[]) => string {
  const { t, i18n } = useTranslation('flows');
  return useMemo(() => {
    const format = new Intl.ListFormat(i18n.language === 'en' ? 'en-GB' : 'da-DK');
    return (chosen) => format.format(chosen.map((channel) => t(`channels.name.${channel}`)));
  }, [t, i18n.language]);
}
