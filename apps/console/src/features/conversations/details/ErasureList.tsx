import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { anyErased, ErasedKinds } from '../handling/ErasedKinds.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
import { DetailSection, Nothing } from './DetailSection.tsx';

/**
 * When a conversation was anonymised, by whom, and what is gone; nothing for one that was not. Stands last, so that
 * what is above it stays where it is.
 */
export function ErasureList({ chatToken }: { chatToken: string }) {
  const { t } = useTranslation('chat');
  const { data, isError, error, refetch } = useEndpoint(endpoints.conversations.getChatErasures, {
    params: { chatToken },
  });
  useLoadFailure(isError, 'erasures');
  const title = t('details.erasures.title');
  if (!data && isError)
    return (
      <DetailSection title={title}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </DetailSection>
    );
  if (!data?.list.length) return null;
  return (
    <DetailSection title={title}>
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {data.list.map(({ id, erasedAt, user, counts }) => (
          <Box component="li" key={id} sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            <Box sx={{ mb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
              <Timestamp value={erasedAt} form="dateTime" /> · {user.name}
            </Box>
            {anyErased(counts) ? (
              <ErasedKinds counts={counts} dense />
            ) : (
              <Nothing>{t('details.erasures.nothing')}</Nothing>
            )}
          </Box>
        ))}
      </Box>
    </DetailSection>
  );
}
