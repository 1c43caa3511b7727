import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import type { SimulatorSession, SimulatorState } from './simulator-session.ts';

interface CircumstancesProps {
  session: SimulatorSession;
  state: SimulatorState;
}

/** When the conversation pretends to take place, and whether somebody would be there for it. */
export function Circumstances({ session, state: { at, staffOnline } }: CircumstancesProps) {
  const { t } = useTranslation('simulator');
  const timeId = useId();
  const staffId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      <div>
        <Box
          component="label"
          htmlFor={timeId}
          sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}
        >
          {t('circumstances.time')}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <FramedInput
            id={timeId}
            type="datetime-local"
            frameHeight={36}
            value={at === null ? '' : toLocalTime(at)}
            onChange={({ target }) => session.set({ at: fromLocalTime(target.value) })}
          />
          <Button
            variant="outlined"
            color="inherit"
            disabled={at === null}
            onClick={() => session.set({ at: null })}
          >
            {t('circumstances.useNow')}
          </Button>
        </Box>
      </div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="label" htmlFor={staffId} sx={{ fontSize: '0.8125rem' }}>
          {t('circumstances.staffOnline')}
        </Box>
        <Toggle id={staffId} checked={staffOnline} onChange={(next) => session.set({ staffOnline: next })} />
      </Box>
    </Box>
  );
}
