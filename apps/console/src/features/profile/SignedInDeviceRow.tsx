import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SignedInDevice } from '@samtale/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readUserAgent } from '../../app/read-user-agent.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';

const handheld: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

/** A device on which the user is signed in. The one in front of them is left by the menu's "Log out". */
export function SignedInDeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut(): void }) {
  const { t } = useTranslation('profile');
  const { browser, system } = readUserAgent(device.userAgent);
  const name = [browser ?? t('devices.unknownBrowser'), system].filter(Boolean).join(' · ');
  const Icon = handheld.includes(system) ? Smartphone : Monitor;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 64,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {name}
          </Typography>
          {device.isCurrent && <StatusChip tone="neutral">{t('devices.current')}</StatusChip>}
        </Box>
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('devices.lastUsed')} <Timestamp value={device.lastUsedAt} />
          {device.address && ` · ${device.address}`}
        </Typography>
      </Box>
      {!device.isCurrent && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-label={t('devices.signOutOf', { device: name })}
          onClick={onSignOut}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </Box>
  );
}
