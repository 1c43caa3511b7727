import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { SignedInDeviceRow } from './SignedInDeviceRow.tsx';

const { getDevices, signOutDevice, signOutOtherDevices } = endpoints.auth;

/** Where the user is signed in, and the way out of each and of all the others. */
export function SignedInDevices() {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  const devices = useEndpoint(getDevices);
  const signOut = useEndpointChange(signOutDevice);
  const signOutOthers = useEndpointChange(signOutOtherDevices);
  const headingId = useId();
  const list = devices.data?.list;

  const askForAll = async () => {
    const agreed = await confirm({
      title: t('devices.others.title'),
      description: t('devices.others.about'),
      confirmLabel: t('devices.others.confirm'),
      cancelLabel: shell('action.cancel'),
    });
    if (agreed) signOutOthers.mutate({});
  };

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h3" component="h2">
        {t('devices.title')}
      </Typography>
      <Typography sx={{ mt: 0.25, mb: 1, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 560 }}>
        {t('devices.about')}
      </Typography>
      {devices.isPending && <SkeletonRows label={t('devices.loading')} count={2} />}
      {devices.isError && !list && (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ color: 'error.main' }}>{t('devices.loadError')}</Typography>
          <Button size="small" variant="outlined" color="inherit" onClick={() => void devices.refetch()}>
            {shell('action.retry')}
          </Button>
        </Box>
      )}
      {list && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {list.map((device) => (
            <SignedInDeviceRow
              key={device.id}
              device={device}
              onSignOut={() => signOut.mutate({ params: { id: device.id } })}
            />
          ))}
        </Box>
      )}
      {list && list.length > 1 && (
        <Button
          variant="outlined"
          color="inherit"
          loading={signOutOthers.isPending}
          onClick={() => void askForAll()}
          sx={{ mt: 2 }}
        >
          {t('devices.others.action')}
        </Button>
      )}
    </Box>
  );
}
