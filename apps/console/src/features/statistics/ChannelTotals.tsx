import Box from '@mui/material/Box';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { formatLongDay } from '../../ui/calendar-days.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RankedBars } from '../../ui/RankedBars.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';

interface ChannelTotalsProps {
  totals: ReplyOf<typeof endpoints.statistics.getTotalCountList>;
}

/** All there has been on each channel since the first conversation. */
export function ChannelTotals({ totals: { since, list } }: ChannelTotalsProps) {
  const { t, i18n } = useTranslation('statistics');
  const { t: chat } = useTranslation('chat');
  const number = useNumberFormat();
  if (!since) return null;
  return (
    <Panel
      title={t('channels.title')}
      hint={t('channels.total', { day: formatLongDay(since, i18n.language) })}
    >
      <RankedBars
        label={t('channels.title')}
        rows={list.map(({ integrationType, conversations, messages }) => ({
          key: String(integrationType),
          label: chat(`channel.${integrationType}`),
          count: conversations,
          told: t('channels.conversations', { count: conversations, number: number(conversations) }),
          aside: (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('channels.messages', { count: messages, number: number(messages) })}
            </Box>
          ),
        }))}
      />
    </Panel>
  );
}
