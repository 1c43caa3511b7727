import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Role } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole } from '../../lib/access/access.ts';
import { useOpenSession } from '../../lib/session/use-session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DeviceList, SoundSwitch, ThisDevice } from '../push/index.ts';
import { Appearance } from './appearance/Appearance.tsx';
import { LeftMessageMails } from './LeftMessageMails.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { SignedInDevices } from './SignedInDevices.tsx';
import { WhoYouAre } from './WhoYouAre.tsx';

/** Who the user is, and how they are told of chats. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const roles = useOpenSession()?.roles ?? [];
  return (
    <Box sx={{ flexShrink: 0, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader title={t('title')} description={t('description')} />
      <Box sx={{ px: { xs: 2, md: 4 }, pb: 6, maxWidth: 784 }}>
        <WhoYouAre />
        <OwnDetails />
        {hasAnyRole(roles, [Role.administrator, Role.chatAgent]) && <Notifications />}
        <Appearance />
        <SignedInDevices />
      </Box>
    </Box>
  );
}

/** For those who take chats: nobody else is told of any. */
function Notifications() {
  const { t } = useTranslation('profile');
  const headingId = useId();
  return (
    <>
      <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
        <Typography id={headingId} variant="h3" component="h2">
          {t('notifications.title')}
        </Typography>
        <Typography sx={{ mt: 0.25, mb: 1, fontSize: '0.8125rem', color: 'text.secondary', maxWidth: 560 }}>
          {t('notifications.about')}
        </Typography>
        <Box sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
          <ThisDevice />
          <SoundSwitch />
          <LeftMessageMails />
        </Box>
      </Box>
      <DeviceList />
    </>
  );
}
