import { endpoints } from '@samtale/contract';
import { useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanding } from '../../app/access.ts';
import { useEndpoint, useEndpointChange } from '../../app/api.ts';
import { errorText } from '../../app/error-text.ts';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { BackToLogin } from '../auth/BackToLogin.tsx';
import { GuestLink } from '../auth/GuestLink.tsx';
import { GuestPage } from '../auth/GuestPage.tsx';
import { keepDevice } from '../auth/known-devices.ts';
import { startSession } from '../auth/session.ts';
import { FirstBotStep } from './FirstBotStep.tsx';
import { FirstPasswordStep } from './FirstPasswordStep.tsx';

const { checkSignUp, resetPasswordAndCreateAccount } = endpoints.auth;

/** Opened by the link that a sign-up mails: a password, then what the first bot is for. */
export function NewAgentScreen() {
  const { passwordToken: passwordResetToken = '' } = useParams({ strict: false });
  const { t } = useTranslation('guest');
  const router = useRouter();
  const [password, setPassword] = useState<string | null>(null);
  const link = useEndpoint(checkSignUp, { body: { passwordResetToken } }, { retry: false, gcTime: 0 });
  const create = useEndpointChange(resetPasswordAndCreateAccount, {
    onSuccess: ({ device, ...tokens }) => {
      keepDevice(device);
      startSession(tokens, true);
      router.history.replace(defaultLanding);
    },
    onError: () => {},
  });

  if (link.isPending) return <LoadingScreen />;
  if (link.isError) {
    return (
      <GuestPage
        title={t('newAgent.title')}
        heading={t('resetPassword.useless')}
        introduction={<span role="alert">{errorText(link.error)}</span>}
        back={<BackToLogin />}
      >
        <GuestLink to="/signup">{t('newAgent.again')}</GuestLink>
      </GuestPage>
    );
  }
  const { email, companyName, botType, passwordMin } = link.data;
  if (password === null) {
    return (
      <GuestPage
        title={t('newAgent.title')}
        heading={t('newAgent.welcome', { company: companyName })}
        introduction={t('newAgent.passwordAbout', { email })}
        back={t('newAgent.step', { step: 1 })}
      >
        <FirstPasswordStep email={email} least={passwordMin} onChosen={setPassword} />
      </GuestPage>
    );
  }
  return (
    <GuestPage
      title={t('newAgent.title')}
      heading={t('newAgent.bot')}
      introduction={t('newAgent.botAbout')}
      back={t('newAgent.step', { step: 2 })}
    >
      <FirstBotStep
        botType={botType}
        pending={create.isPending || create.isSuccess}
        error={create.error}
        onBack={() => setPassword(null)}
        onChosen={(bot) => {
          const body = { ...bot, passwordResetToken, newPassword: password, confirmPassword: password };
          create.mutate({ body });
        }}
      />
    </GuestPage>
  );
}
