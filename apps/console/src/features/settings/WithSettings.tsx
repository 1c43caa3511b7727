import Box from '@mui/material/Box';
import { type AgentSettings, endpoints } from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

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
