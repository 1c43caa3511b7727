import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BellOff, BellRing, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { type DeviceState, useDeviceState } from './device-state.ts';
import { runsInIosTab } from './runs-in-ios-tab.ts';
import { useTurnOn } from './use-turn-on.ts';

const looks: Record<DeviceState, { icon: LucideIcon; color: string }> = {
  on: { icon: BellRing, color: 'success' },
  whileOpen: { icon: BellRing, color: 'warning' },
  off: { icon: BellOff, color: 'neutral' },
  denied: { icon: BellOff, color: 'error' },
  unsupported: { icon: BellOff, color: 'neutral' },
};

/** Whether this browser tells of chats, and the button that changes it. */
export function ThisDevice() {
  const { t } = useTranslation('push');
  const { user } = useSession();
  const state = useDeviceState(user.id);
  const { turnOn, turnOff, isBusy } = useTurnOn();
  const { icon: Icon, color } = looks[state];
  const words =
    state === 'unsupported' && window.isSecureContext && runsInIosTab() ? 'homeScreenFirst' : state;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
        alignItems: 'start',
        columnGap: 2,
        rowGap: 1.5,
        // As high as its longest words, so that nothing below it moves when it changes.
        minHeight: { xs: 152, sm: 88 },
        py: 2,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '12px 12px 12px 4px',
          color: color === 'neutral' ? 'text.secondary' : `${color}.main`,
          bgcolor: `tint.${color}`,
        }}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box role="status">
        <Typography sx={{ fontWeight: 550 }}>{t(`device.${words}.title`)}</Typography>
        <Typography sx={{ mt: 0.25, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 480 }}>
          {t(`device.${words}.about`)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'off' && (
          <Button variant="contained" loading={isBusy} onClick={turnOn}>
            {t('device.turnOn')}
          </Button>
        )}
        {state === 'whileOpen' && (
          <Button variant="outlined" color="inherit" loading={isBusy} onClick={turnOn}>
            {t('device.tryAgain')}
          </Button>
        )}
        {(state === 'on' || state === 'whileOpen') && (
          <Button variant="outlined" color="inherit" loading={isBusy} onClick={turnOff}>
            {t('device.turnOff')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
