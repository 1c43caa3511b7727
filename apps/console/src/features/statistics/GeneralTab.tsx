import Box from '@mui/material/Box';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { formatMonth } from '../../ui/calendar-days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ChannelTotals } from './ChannelTotals.tsx';
import { Columns } from './Columns.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import { sumOf } from './sum-days.ts';
import { TopActions } from './TopActions.tsx';
import { TopFlows } from './TopFlows.tsx';
import type { TabProps } from './tab-props.ts';
import { useMonthDays } from './use-month-days.ts';

const figures = ['conversations', 'visitorMessages', 'unsolvedQuestions', 'handOvers', 'takeOvers'] as const;

/** A month on all channels together. */
export function GeneralTab({ month, totals }: TabProps) {
  const { t, i18n } = useTranslation('statistics');
  const { days, before, isFailed, retry } = useMonthDays(month);
  if (isFailed) return <LoadFailed description={t('statistics.loadError')} onRetry={retry} />;
  if (!days) return <SkeletonRows label={t('loading')} count={6} rowHeight={72} />;
  const isEmpty = sumOf(days, 'conversations') + sumOf(days, 'visitorMessages') === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isEmpty ? (
        <EmptyState
          icon={MessagesSquare}
          title={t('noConversations.title', { month: formatMonth(month, i18n.language) })}
          description={t('noConversations.description')}
        />
      ) : (
        <>
          <MonthOverview
            month={month}
            days={days}
            before={before}
            figures={figures.map((name) => ({ name, label: t(`figure.${name}`) }))}
          />
          <Columns>
            <TopFlows of="shown" month={month} />
            <TopActions month={month} />
          </Columns>
        </>
      )}
      {totals && <ChannelTotals totals={totals} />}
    </Box>
  );
}
