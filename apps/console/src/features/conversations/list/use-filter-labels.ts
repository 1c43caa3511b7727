import { IntegrationType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/format-time.ts';
import type { ChatSearch } from './chat-search.ts';
import { useFlowLabel } from './use-flow-label.ts';

/** A filter that is set: its words, and the change that takes it away. */
export interface SetFilter {
  label: string;
  without: ChatSearch;
}

/** The filters of an address, as they are shown. */
export function useFilterLabels(search: ChatSearch): SetFilter[] {
  const { filter = [], channel, rating = [], period, from, to, flow } = search;
  const { t, i18n } = useTranslation('chat');
  const day = (date: string) => formatDay(new Date(`${date}T00:00`), i18n.language === 'en' ? 'en' : 'da');
  const flowLabel = useFlowLabel(flow);
  const labels: SetFilter[] = flow ? [{ label: flowLabel, without: { flow: undefined } }] : [];
  for (const name of filter)
    labels.push({
      label: t(`filter.kind.${name}`),
      without: { filter: filter.filter((each) => each !== name) },
    });
  for (const stars of rating)
    labels.push({
      label: t('filter.stars', { count: stars }),
      without: { rating: rating.filter((each) => each !== stars) },
    });
  if (channel)
    labels.push({ label: t(`channel.${IntegrationType[channel]}`), without: { channel: undefined } });
  if (period) labels.push({ label: t(`filter.periods.${period}`), without: { period: undefined } });
  else if (from || to)
    labels.push({
      label: `${from ? day(from) : ''} – ${to ? day(to) : ''}`.trim(),
      without: { from: undefined, to: undefined },
    });
  return labels;
}
