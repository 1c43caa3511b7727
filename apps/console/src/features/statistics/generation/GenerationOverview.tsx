import Box from '@mui/material/Box';
import { endpoints, type GeneratedDays } from '@samtale/contract';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { addDays, daysBetween } from '../../../ui/calendar-days.ts';
import { DayBars } from '../../../ui/DayBars.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { Figures } from '../Figures.tsx';
import { MostUsed } from './MostUsed.tsx';

export interface GenerationCall {
  params: { agentId: string };
  query: { fromDate: string; toDate: string; selectedChat?: string };
}

const names = ['chats', 'chatAnswers', 'calls', 'callAnswers', 'forwards'] as const;
type Name = (typeof names)[number];
const { statistics } = endpoints;

const totalOf = (days: readonly { value: number }[]) => days.reduce((sum, { value }) => sum + value, 0);
const daysOf = (list: GeneratedDays | undefined, field: 'conversations' | 'answers') =>
  (list ?? []).map((day) => ({ date: day.date, value: day[field], before: null }));

/** Totals beside those of as many days before, the days of one of them, and what answers were made of. */
export function GenerationOverview({ params, query }: GenerationCall) {
  const { t } = useTranslation('statistics');
  const number = useNumberFormat();
  const [chosen, choose] = useState<Name>('chats');
  const length = daysBetween(query.fromDate, query.toDate);
  const earlier = {
    ...query,
    fromDate: addDays(query.fromDate, -length),
    toDate: addDays(query.toDate, -length),
  };
  const chats = useEndpoint(statistics.getGenAiChatList, { params, query });
  const calls = useEndpoint(statistics.getGenAiVoiceList, { params, query });
  const forwards = useEndpoint(statistics.getGenAiVoiceForwardsList, { params, query });
  const chatsBefore = useEndpoint(statistics.getGenAiChatList, { params, query: earlier });
  const callsBefore = useEndpoint(statistics.getGenAiVoiceList, { params, query: earlier });
  const forwardsBefore = useEndpoint(statistics.getGenAiVoiceForwardsList, { params, query: earlier });
  const all = [chats, calls, forwards];
  if (all.some(({ isError, data }) => isError && !data))
    return (
      <LoadFailed
        description={t('statistics.loadError')}
        onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
      />
    );
  if (!chats.data || !calls.data || !forwards.data)
    return <SkeletonRows label={t('loading')} count={6} rowHeight={72} />;
  const forwardDays = (list: readonly { date: string; forwards: number }[] | undefined) =>
    (list ?? []).map(({ date, forwards: value }) => ({ date, value, before: null }));
  const days = {
    chats: daysOf(chats.data.list, 'conversations'),
    chatAnswers: daysOf(chats.data.list, 'answers'),
    calls: daysOf(calls.data.list, 'conversations'),
    callAnswers: daysOf(calls.data.list, 'answers'),
    forwards: forwardDays(forwards.data.list),
  };
  const before = {
    chats: daysOf(chatsBefore.data?.list, 'conversations'),
    chatAnswers: daysOf(chatsBefore.data?.list, 'answers'),
    calls: daysOf(callsBefore.data?.list, 'conversations'),
    callAnswers: daysOf(callsBefore.data?.list, 'answers'),
    forwards: forwardDays(forwardsBefore.data?.list),
  };
  if (totalOf(days.chatAnswers) + totalOf(days.callAnswers) === 0)
    return (
      <EmptyState
        icon={Sparkles}
        title={t('generation.empty.title')}
        description={t('generation.empty.description')}
      />
    );
  const hasCalls = totalOf(days.calls) > 0;
  const label = t('chart.title', { figure: t(`generation.${chosen}`) });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Figures
        chosen={chosen}
        onChoose={(name) => choose(name)}
        figures={names
          .filter((name) => hasCalls || name === 'chats' || name === 'chatAnswers')
          .map((name) => ({
            name,
            label: t(`generation.${name}`),
            value: totalOf(days[name]),
            change: t('generation.before', { number: number(totalOf(before[name])) }),
          }))}
      />
      {!hasCalls && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('generation.noCalls')}</Box>
      )}
      <Panel title={label}>
        <DayBars
          label={label}
          days={days[chosen]}
          texts={{
            now: t(`generation.${chosen}`),
            day: t('chart.day'),
            asTable: t('chart.asTable'),
            asBars: t('chart.asBars'),
            at: (day, count) => t('chart.at', { day, count }),
          }}
        />
      </Panel>
      <MostUsed params={params} query={query} hasCalls={hasCalls} />
    </Box>
  );
}
