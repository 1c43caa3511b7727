import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
import { DetailSection, Nothing } from './DetailSection.tsx';

const minutesBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));

/** The calls of a conversation on the phone. */
export function CallList({ chatToken }: { chatToken: string }) {
  const { t } = useTranslation('chat');
  const { data, isError, error, refetch } = useEndpoint(endpoints.conversations.getChatCalls, {
    params: { chatToken },
  });
  useLoadFailure(isError, 'calls');
  return (
    <DetailSection title={t('details.calls.title')}>
      {!data && isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={t('details.calls.loading')} count={1} />
      ) : data.list.length === 0 ? (
        <Nothing>{t('details.calls.empty')}</Nothing>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {data.list.map(({ startedAt, endedAt, forwardedTo }) => (
            <Box component="li" key={startedAt} sx={{ fontSize: '0.8125rem' }}>
              <Timestamp value={startedAt} form="dateTime" />
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {[
                  endedAt
                    ? t('details.calls.lasted', { minutes: minutesBetween(startedAt, endedAt) })
                    : t('details.calls.goesOn'),
                  forwardedTo && t('details.calls.forwarded', { to: forwardedTo }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </DetailSection>
  );
}
