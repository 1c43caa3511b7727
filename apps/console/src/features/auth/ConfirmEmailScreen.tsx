import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { errorText } from '../../lib/toast/error-text.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { GuestPage } from './GuestPage.tsx';

/**
 * Opened by the link that is mailed to a new address, which is the user's once they have said so: programs that look
 * through mail open links too.
 */
export function ConfirmEmailScreen() {
  const { passwordToken: token = '' } = useParams({ strict: false });
  const { t } = useTranslation('guest');
  const confirm = useEndpointChange(endpoints.auth.confirmEmail, { onError: () => {} });
  // Where the server was not reached, pressing once more may help.
  const isUseless = confirm.error !== null && confirm.error.status > 0 && confirm.error.status < 500;
  if (confirm.data)
    return (
      <GuestPage
        title={t('confirmEmail.title')}
        heading={t('confirmEmail.done')}
        introduction={<span role="status">{t('confirmEmail.about', { email: confirm.data.email })}</span>}
        back={<BackToLogin />}
      />
    );
  return (
    <GuestPage
      title={t('confirmEmail.title')}
      heading={isUseless ? t('resetPassword.useless') : t('confirmEmail.title')}
      introduction={
        confirm.error ? <span role="alert">{errorText(confirm.error)}</span> : t('confirmEmail.introduction')
      }
      back={<BackToLogin />}
    >
      {!isUseless && (
        <Button
          variant="contained"
          size="large"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          {t('confirmEmail.submit')}
        </Button>
      )}
    </GuestPage>
  );
}
