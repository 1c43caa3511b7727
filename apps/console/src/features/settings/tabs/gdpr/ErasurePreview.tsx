import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../../lib/api/api.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { useErasureText } from './use-erasure-text.ts';
import { useRested } from './use-rested.ts';

interface ErasurePreviewProps {
  days: number;
  timeZone: string;
}

/** What would be erased now with so many days, before anything is saved. */
export function ErasurePreview({ days, timeZone }: ErasurePreviewProps) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const words = useErasureText(timeZone);
  const asked = useRested(days);
  const { data, isError } = useEndpoint(
    endpoints.settings.getGdprPreview,
    { params: { agentId: agent.id, value: asked } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const said = () => {
    if (days === 0) return t('gdpr.zero');
    if (isError) return t('gdpr.previewFailed');
    if (!data || asked !== days) return '…';
    if (data.conversations + data.customers === 0) return t('gdpr.nothing', { count: days });
    return t('gdpr.would', { count: days, ...words(data) });
  };
  return (
    <Box role="status" sx={{ mt: 2, minHeight: 24, maxWidth: 560 }}>
      {said()}
    </Box>
  );
}
