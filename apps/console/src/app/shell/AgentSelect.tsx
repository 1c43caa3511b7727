import Box from '@mui/material/Box';
import { Bot } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { MenuButton } from '../../lib/screen/MenuButton.tsx';
import { selectAgent } from '../../lib/session/selected-agent.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** Of more agents than these one is found sooner by typing. */
const shortList = 8;

const AgentChooser = lazyPart(async () => ({
  default: (await withTexts(() => import('./AgentChooser.tsx'))).AgentChooser,
}));

/** Chooses the agent to work on; only for those who have more than one. */
export function AgentSelect() {
  const { t } = useTranslation();
  const { user, agent } = useSession();
  const agents = user.userAgentList.map((link) => link.agent);
  if (agents.length < 2) return null;
  return (
    <Box sx={{ px: 1.5, pb: 1.5, minHeight: 52 }}>
      {agents.length > shortList ? (
        <Suspense>
          <AgentChooser agents={agents} selected={agent} onChoose={selectAgent} />
        </Suspense>
      ) : (
        <MenuButton
          label={t('agent.choose', { name: agent.name })}
          icon={<Bot aria-hidden />}
          text={agent.name}
          choices={agents.map(({ id, name }) => ({ value: id, label: name }))}
          value={agent.id}
          onChoose={selectAgent}
        />
      )}
    </Box>
  );
}
