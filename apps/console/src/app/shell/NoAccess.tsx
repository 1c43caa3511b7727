import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UserData } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectAgent } from '../../features/auth/selected-agent.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hasAccess } from '../guard.ts';

/** For users without an agent, or without a role that opens anything; it leads on to the agents that are open to them. */
export function NoAccess({ user }: { user: UserData }) {
  const { t } = useTranslation();
  const open = user.userAgentList.filter((link) => hasAccess({ link }));
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        isPage
        icon={KeyRound}
        title={t('noAccess.title')}
        description={t(open.length > 0 ? 'noAccess.others' : 'noAccess.description')}
        action={
          <Box sx={{ display: 'grid', gap: 1 }}>
            {open.map(({ agentId, agent }) => (
              <Button key={agentId} variant="contained" onClick={() => selectAgent(agentId)}>
                {agent.name}
              </Button>
            ))}
            <Button variant={open.length > 0 ? 'outlined' : 'contained'} component={Link} to="/logout">
              {t('menu.logout')}
            </Button>
          </Box>
        }
      />
    </Box>
  );
}
