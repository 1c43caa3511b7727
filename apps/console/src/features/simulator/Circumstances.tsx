import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { channels } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { fromLocalTime, toLocalTime } from '../../ui/local-time.ts';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { PretendedCustomerFields } from '../conversation-tests/index.ts';
import type { SimulatorSession, SimulatorState } from './simulator-session.ts';

interface CircumstancesProps {
  session: SimulatorSession;
  state: SimulatorState;
}

/** When, where and with whom the conversation pretends to take place, and who is there for it. */
export function Circumstances({ session, state }: CircumstancesProps) {
  const { t } = useTranslation('simulator');
  const { t: chat } = useTranslation('chat');
  const timeId = useId();
  const { at, staffOnline, channel, customer } = state;
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
      <NativeSelect
        label={t('circumstances.channel')}
        value={String(channel)}
        options={channels.map((one) => ({ value: String(one), label: chat(`channel.${one}`) }))}
        onChange={(value) =>
          session.set({ channel: channels.find((one) => String(one) === value) ?? channel })
        }
      />
      <SwitchLine
        label={t('circumstances.staffOnline')}
        checked={staffOnline}
        onChange={(next) => session.set({ staffOnline: next })}
      />
      <PretendedCustomerFields customer={customer} onChange={(next) => session.set({ customer: next })} />
    </Box>
  );
}
