import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoginType } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSession } from '../../lib/session/use-session.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { EditableRow } from './EditableRow.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PictureRow } from './picture/PictureRow.tsx';
import { TwoFactorRows } from './two-factor/TwoFactorRows.tsx';

/** What the user signs in with and is called, each changed in its place; a work account is changed where it is had. */
export function OwnDetails() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const session = useOpenSession();
  const agentId = session?.agent.id ?? user.userAgentList[0]?.agentId;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('own.title')}
      </Typography>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <PictureRow />
        {agentId && (
          <EditableRow label={t('own.name')} value={user.displayName}>
            {(close) => <NameForm agentId={agentId} onDone={close} />}
          </EditableRow>
        )}
        {user.loginType === LoginType.workAccount ? (
          <>
            <EditableRow label={t('own.email')} value={user.email} />
            <EditableRow label={t('own.login')} value={t('own.workAccount')} />
          </>
        ) : (
          <>
            <EditableRow label={t('own.email')} value={user.email}>
              {(close) => <EmailForm onDone={close} />}
            </EditableRow>
            <EditableRow label={t('own.password')} value="••••••••">
              {(close) => <PasswordForm onDone={close} />}
            </EditableRow>
            <TwoFactorRows />
          </>
        )}
      </Box>
    </Box>
  );
}
