import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useRouteContext } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectAgent } from '../../lib/session/selected-agent.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { closedBy, hasAccess } from '../guard.ts';

/** For users to whom the agent they are on opens nothing: it says why, and leads on to those that do. */
export function NoAccess() {
  const { t } = useTranslation();
  const { userAgentList } = useUser();
  const { session } = useRouteContext({ from: '/shell' });
  const why = closedBy(session) ?? 'noRole';
  const open = userAgentList.filter((link) => hasAccess({ link }));
  return (
    <EmptyState
      isPage
      icon={KeyRound}
      title={t(`noAccess.${why}.title`)}
      description={t(`noAccess.${why}.${open.length > 0 ? 'others' : 'description'}`, {
        agent: session.link?.agent.name,
      })}
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
  );
}
