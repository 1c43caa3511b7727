import Box from '@mui/material/Box';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectAgent } from '../../features/auth/selected-agent.ts';
import { useSession } from '../../features/auth/use-session.ts';
import { MenuButton } from './MenuButton.tsx';

/** Chooses the agent to work on; only for those who have more than one. */
export function AgentSelect() {
  const { t } = useTranslation();
  const { user, agent } = useSession();
  if (user.userAgentList.length < 2) return null;
  return (
    <Box sx={{ px: 1.5, pb: 1.5 }}>
      <MenuButton
        label={t('agent.choose', { name: agent.name })}
        icon={<Bot aria-hidden />}
        text={agent.name}
        choices={user.userAgentList.map((link) => ({ value: link.agentId, label: link.agent.name }))}
        value={agent.id}
        onChoose={selectAgent}
      />
    </Box>
  );
}
