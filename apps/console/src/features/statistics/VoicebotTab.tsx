import { IntegrationType } from '@samtale/contract';
import { PhoneIncoming } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { formatMonth } from '../../ui/calendar-days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { MonthOverview } from './MonthOverview.tsx';
import type { TabProps } from './tab-props.ts';
import { useChannelDays } from './use-month-days.ts';

const phone = [IntegrationType.phoneCall];

/** A month of phone calls. */
export function VoicebotTab({ month }: TabProps) {
  const { t, i18n } = useTranslation('statistics');
  const { days, before, isFailed, retry } = useChannelDays(month, phone);
  if (isFailed) return <LoadFailed description={t('statistics.loadError')} onRetry={retry} />;
  if (!days) return <SkeletonRows label={t('loading')} count={6} rowHeight={72} />;
  if (!days.length)
    return (
      <EmptyState
        icon={PhoneIncoming}
        title={t('noCalls.title', { month: formatMonth(month, i18n.language) })}
        description={t('noCalls.description')}
      />
    );
  return (
    <MonthOverview
      month={month}
      days={days}
      before={before}
      figures={[
        { name: 'conversations', label: t('figure.calls') },
        { name: 'visitorMessages', label: t('figure.callerMessages') },
        { name: 'unsolvedQuestions', label: t('figure.unsolvedQuestions') },
        { name: 'callsForwarded', label: t('figure.callsForwarded') },
        { name: 'callsEnded', label: t('figure.callsEnded') },
      ]}
    />
  );
}
