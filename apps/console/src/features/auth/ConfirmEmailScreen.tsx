import { endpoints } from '@samtale/contract';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { errorText } from '../../app/error-text.ts';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { GuestPage } from './GuestPage.tsx';

/** Opened by the link that is mailed to a new address: it is the user's from then on. */
export function ConfirmEmailScreen() {
  const { passwordToken: token = '' } = useParams({ strict: false });
  const { t } = useTranslation('guest');
  const { mutate, data, error } = useEndpointChange(endpoints.auth.confirmEmail, { onError: () => {} });
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate({ body: { token } });
  }, [mutate, token]);
  if (!data && !error) return <LoadingScreen />;
  return (
    <GuestPage
      title={t('confirmEmail.title')}
      heading={data ? t('confirmEmail.done') : t('resetPassword.useless')}
      introduction={
        data ? (
          <span role="status">{t('confirmEmail.about', { email: data.email })}</span>
        ) : (
          <span role="alert">{errorText(error)}</span>
        )
      }
      back={<BackToLogin />}
    />
  );
}
