import { endpoints } from '@samtale/contract';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../../lib/access/access.ts';
import { isUnauthorized, useEndpointChange } from '../../../lib/api/api.ts';
import { startSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../lib/toast/error-text.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { BackToLogin } from '../BackToLogin.tsx';
import { GuestPage } from '../GuestPage.tsx';
import { keepDevice } from '../known-devices.ts';
import { takeWantedUrl } from '../wanted-url.ts';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Asks for the code without which the password is not enough. A sign-in that is over goes back to its beginning. */
export function TwoFactorScreen() {
  const { t } = useTranslation('guest');
  const router = useRouter();
  const navigate = useNavigate();
  const toast = useToast();
  const { token, email, method, remember } = useSearch({ from: '/twoFactor' });
  const waiting = { refreshToken: token, email };
  const end = useEndpointChange(endpoints.auth.loginWithTwoFactor, {
    onSuccess: ({ device, ...tokens }) => {
      keepDevice(device);
      startSession(tokens, remember);
      router.history.replace(takeWantedUrl() ?? defaultLanding);
    },
    onError: (error) => {
      if (error.status !== 400) return;
      toast.error(errorText(error));
      void navigate({ to: '/', replace: true });
    },
  });
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || method !== 'mail') return;
    isTold.current = true;
    toast.info(t('twoFactor.emailConfirmation'));
  }, [method, t, toast]);

  return (
    <GuestPage
      title={t('twoFactor.title')}
      heading={t('twoFactor.title')}
      introduction={t(`twoFactor.introduction.${method}`, { email })}
      back={<BackToLogin />}
    >
      <CodeForm
        method={method}
        pending={end.isPending || end.isSuccess}
        error={end.error}
        isWrong={isUnauthorized(end.error)}
        onCode={(code) => end.mutate({ body: { ...waiting, code } })}
      />
      {method === 'mail' && <AnotherCode waiting={waiting} />}
    </GuestPage>
  );
}
