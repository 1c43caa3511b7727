import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { RotateCcw, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { closeSimulator } from '../../lib/simulator/simulator-panel.ts';
import { Hint } from '../../ui/Hint.tsx';
import { SaveAsTestButton } from '../conversation-tests/index.ts';
import { logOf, type SimulatorSession, type SimulatorState } from './simulator-session.ts';

interface SimulatorHeaderProps {
  session: SimulatorSession;
  state: SimulatorState;
}

/** What can be done with the conversation as a whole. */
export function SimulatorHeader({ session, state }: SimulatorHeaderProps) {
  const { t } = useTranslation('simulator');
  const { agent } = useSession();
  const { turns, languageId, staffOnline, channel, customer } = state;
  const isEmpty = turns.length === 0 && state.pending === null;
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0, minHeight: 56, pl: 2, pr: 1 }}
    >
      <Typography variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
        {t('title')}
      </Typography>
      <SaveAsTestButton
        // Saved as far as it has come: what is said next is no part of that test.
        key={turns.at(-1)?.state.seq}
        disabled={turns.length === 0}
        create={() =>
          call(endpoints.conversationTests.createTestFromLog, {
            params: { agentId: agent.id, languageId },
            body: { log: logOf(turns), staffOnline, channel, customer },
          })
        }
      />
      <Hint text={t('stepBack')} align="end">
        <IconButton aria-label={t('stepBack')} disabled={isEmpty} onClick={() => session.stepBack()}>
          <Undo2 aria-hidden />
        </IconButton>
      </Hint>
      <Hint text={t('restart')} align="end">
        <IconButton aria-label={t('restart')} disabled={isEmpty} onClick={() => session.restart()}>
          <RotateCcw aria-hidden />
        </IconButton>
      </Hint>
      <IconButton aria-label={t('close')} onClick={closeSimulator}>
        <X aria-hidden />
      </IconButton>
    </Box>
  );
}
