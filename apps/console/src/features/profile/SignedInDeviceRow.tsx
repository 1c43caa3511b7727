import Button from '@mui/material/Button';
import type { SignedInDevice } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { readUserAgent } from '../../lib/devices/read-user-agent.ts';
import { DeviceLine, DeviceWords } from '../../ui/DeviceLine.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';

const handheld: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

/** A device on which the user is signed in. The one in front of them is left by the menu's "Log out". */
export function SignedInDeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut(): void }) {
  const { t } = useTranslation('profile');
  const { browser, system } = readUserAgent(device.userAgent);
  const name = [browser ?? t('devices.unknownBrowser'), system].filter(Boolean).join(' · ');
  return (
    <DeviceLine isHandheld={handheld.includes(system)}>
      <DeviceWords name={name} here={device.isCurrent ? t('devices.current') : null}>
        {t('devices.lastUsed')} <Timestamp value={device.lastUsedAt} />
        {device.address && ` · ${device.address}`}
      </DeviceWords>
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
    </DeviceLine>
  );
}
