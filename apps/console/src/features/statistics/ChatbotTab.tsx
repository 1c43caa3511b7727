import Box from '@mui/material/Box';
import { channels, IntegrationType } from '@samtale/contract';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { formatMonth } from '../../ui/calendar-days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ChatRatings } from './ChatRatings.tsx';
import { Columns } from './Columns.tsx';
import { Devices } from './Devices.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import { TopFlows } from './TopFlows.tsx';
import type { TabProps } from './tab-props.ts';
import { useChannelDays } from './use-month-days.ts';

const written = channels.filter((channel) => channel !== IntegrationType.phoneCall);
const figures = [
  'conversations',
  'visitorMessages',
  'botMessages',
  'staffMessages',
  'unsolvedQuestions',
  'handOvers',
  'likes',
  'dislikes',
] as const;

/** A month of what was written: who wrote, what they thought of the answers, and what they sat at. */
export function ChatbotTab({ month }: TabProps) {
  const { t, i18n } = useTranslation('statistics');
  const { days, before, isFailed, retry } = useChannelDays(month, written);
  if (isFailed) return <LoadFailed description={t('statistics.loadError')} onRetry={retry} />;
  if (!days) return <SkeletonRows label={t('loading')} count={6} rowHeight={72} />;
  if (!days.length)
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t('noChats.title', { month: formatMonth(month, i18n.language) })}
        description={t('noChats.description')}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MonthOverview
        month={month}
        days={days}
        before={before}
        figures={figures.map((name) => ({ name, label: t(`figure.${name}`) }))}
      />
      <ChatRatings month={month} dates={days.map(({ date }) => date)} />
      <Columns>
        <TopFlows of="liked" month={month} />
        <TopFlows of="disliked" month={month} />
        <Devices month={month} />
      </Columns>
    </Box>
  );
}
