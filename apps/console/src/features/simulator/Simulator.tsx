import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/toast/error-text.ts';
import { SimulatedLog } from './SimulatedLog.tsx';
import { SimulatedState } from './SimulatedState.tsx';
import { SimulatorComposer } from './SimulatorComposer.tsx';
import { SimulatorHeader } from './SimulatorHeader.tsx';
import { SimulatorOptions } from './SimulatorOptions.tsx';
import { useSimulator } from './use-simulator.ts';

/** A flow that is open in the editor. */
export interface TriedFlow {
  id: string;
  title: string;
  /** There is more in the editor than is saved. */
  isUnsaved: boolean;
}

/** A conversation with the bot as it is saved, or as it is published, which is nowhere but here. */
export function Simulator({ flow }: { flow: TriedFlow | null }) {
  const { t } = useTranslation('simulator');
  const { session, state } = useSimulator();
  const input = useRef<HTMLTextAreaElement>(null);
  const goOn = () => {
    void session.giveBack();
    // The button is gone then.
    input.current?.focus();
  };
  return (
    <>
      <SimulatorHeader session={session} state={state} />
      <SimulatorOptions session={session} state={state} />
      {flow && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            fontSize: '0.75rem',
            color: 'text.secondary',
          }}
        >
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Play aria-hidden />}
            onClick={() => void session.startIn(flow.id, flow.title)}
            sx={{ minWidth: 0, '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
          >
            <span>{t('startIn', { title: flow.title })}</span>
          </Button>
          {flow.isUnsaved && <Box sx={{ flex: '1 0 90px' }}>{t('unsaved')}</Box>}
        </Box>
      )}
      <SimulatedLog session={session} state={state} onGoOn={goOn} />
      {state.failure !== null && (
        <Box
          role="alert"
          sx={{ px: 2, py: 1, fontSize: '0.8125rem', color: 'error.main', bgcolor: 'tint.error' }}
        >
          {errorText(state.failure)}
        </Box>
      )}
      <SimulatedState state={state} />
      <SimulatorComposer session={session} state={state} input={input} />
    </>
  );
}
