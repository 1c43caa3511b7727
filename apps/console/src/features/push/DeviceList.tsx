import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceRow } from './DeviceRow.tsx';
import { readKept } from './device-state.ts';
import { useDevices } from './use-devices.ts';

/** The devices on which the user is told of chats; nothing while there is none. */
export function DeviceList() {
  const { t } = useTranslation('push');
  const { t: shell } = useTranslation();
  const { devices, isError, refetch, rename, remove, test } = useDevices();
  const headingId = useId();
  if (isError && !devices) {
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 4 }}>
        <Typography sx={{ color: 'error.main' }}>{t('snackbar.pushListError')}</Typography>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void refetch()}>
          {shell('action.retry')}
        </Button>
      </Box>
    );
  }
  if (!devices?.length) return null;
  const here = readKept()?.endpoint;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h3" component="h2">
        {t('list.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isHere={device.endpoint === here}
            onRename={(name) => rename(device.id, name)}
            onRemove={() => remove(device.id)}
            onTest={() => test(device.id)}
          />
        ))}
      </Box>
    </Box>
  );
}
