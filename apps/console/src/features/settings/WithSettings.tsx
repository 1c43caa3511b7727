import Box from '@mui/material/Box';
import { type AgentSettings, endpoints } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../app/api.ts';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useSession } from '../auth/use-session.ts';

/** Draws a tab once the agent's settings are there. */
export function WithSettings({ children }: { children(settings: AgentSettings): ReactNode }) {
  const { t } = useTranslation('settings');
  const { agent } = useSession();
  const { data, error, refetch } = useEndpoint(endpoints.settings.getAgentSettings, {
    params: { agentId: agent.id },
  });
  if (data) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, pt: 3, maxWidth: 784 }}>
      <SkeletonRows label={t('loading')} count={4} rowHeight={56} />
    </Box>
  );
}
