import Box from '@mui/material/Box';
import { type ChatAction, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
import { DetailSection, Nothing } from './DetailSection.tsx';

/** What the bot did beside answering, and how it ended. */
export function ActionList({ chatToken }: { chatToken: string }) {
  const { t } = useTranslation('chat');
  const { data, isError, error, refetch } = useEndpoint(endpoints.conversations.getChatActions, {
    params: { chatToken },
  });
  useLoadFailure(isError, 'actions');
  return (
    <DetailSection title={t('details.actions.title')}>
      {!data && isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={t('details.actions.loading')} count={2} />
      ) : data.list.length === 0 ? (
        <Nothing>{t('details.actions.empty')}</Nothing>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {data.list.map((action) => (
            <ActionRow key={action.seq} action={action} />
          ))}
        </Box>
      )}
    </DetailSection>
  );
}

const tones = {
  done: 'success.main',
  failed: 'error.main',
  underWay: 'text.secondary',
  unavailable: 'warning.main',
  simulated: 'text.secondary',
  empty: 'text.secondary',
} as const;

function ActionRow({ action: { kind, at, about, outcome, failure, detail } }: { action: ChatAction }) {
  const { t } = useTranslation('chat');
  const reason = failure ? t(`why.work.failure.${failure}`) : '';
  return (
    <Box component="li" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>{t(`why.action.${kind}`)}</span>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <Timestamp value={at} />
        </Box>
      </Box>
      {about && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{about}</Box>}
      <Box sx={{ fontSize: '0.75rem', color: tones[outcome] }}>
        {[t(`details.actions.outcome.${outcome}`), reason, detail].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
