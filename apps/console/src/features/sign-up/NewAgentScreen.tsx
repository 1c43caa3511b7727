import { BotKind, endpoints, signUpKeys } from '@samtale/contract';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { startSession } from '../../lib/session/session.ts';
import { errorText } from '../../lib/toast/error-text.ts';
import { BackToLogin, GuestLink, GuestPage, keepDevice } from '../auth/index.ts';
import { FirstBotStep, type TypedBot } from './FirstBotStep.tsx';
import { FirstPasswordStep, type TypedPassword } from './FirstPasswordStep.tsx';
import { useWizardStep } from './use-wizard-step.ts';

const { checkSignUp, resetPasswordAndCreateAccount } = endpoints.auth;
const noPassword: TypedPassword = { newPassword: '', confirmPassword: '' };
const serviceBot: TypedBot = {
  kind: BotKind.service,
  language: null,
  phoneNumber: '',
  trade: '',
  website: null,
};

/** Opened by the link that a sign-up mails: a password, then what the first bot is for. */
export function NewAgentScreen() {
  const { passwordToken: passwordResetToken = '' } = useParams({ strict: false });
  const { t } = useTranslation('guest');
  const { step, next, back, finish } = useWizardStep();
  const [password, setPassword] = useState(noPassword);
  const [bot, setBot] = useState(serviceBot);
  const link = useEndpoint(checkSignUp, { body: { passwordResetToken } }, { retry: false, gcTime: 0 });
  const create = useEndpointChange(resetPasswordAndCreateAccount, {
    onSuccess: ({ device, ...tokens }) => {
      keepDevice(device);
      startSession(tokens, true);
      finish();
    },
    onError: () => {},
  });

  if (link.isPending) return <LoadingScreen />;
  if ([link.error, create.error].some((error) => error?.reply.messageKey === signUpKeys.madeAlready)) {
    return (
      <GuestPage
        title={t('newAgent.title')}
        heading={t('newAgent.made')}
        introduction={<span role="alert">{t('signup.error.madeAlready')}</span>}
      >
        <GuestLink to="/login">{t('signup.logIn')}</GuestLink>
      </GuestPage>
    );
  }
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
  // What was entered is gone when the page was reloaded in between.
  if (step === 1 || password === noPassword) {
    return (
      <GuestPage
        title={t('newAgent.title')}
        heading={t('newAgent.welcome', { company: companyName })}
        introduction={t('newAgent.passwordAbout', { email })}
        back={t('newAgent.step', { step: 1 })}
      >
        <FirstPasswordStep
          email={email}
          least={passwordMin}
          typed={password}
          onChosen={(chosen) => {
            setPassword(chosen);
            next();
          }}
        />
      </GuestPage>
    );
  }
  return (
    <GuestPage
      title={t('newAgent.title')}
      isLong
      heading={t('newAgent.bot')}
      introduction={t('newAgent.botAbout')}
      back={t('newAgent.step', { step: 2 })}
    >
      <FirstBotStep
        botType={botType}
        email={email}
        typed={bot}
        onTyped={(change) => setBot((now) => ({ ...now, ...change }))}
        pending={create.isPending || create.isSuccess}
        error={create.error}
        onBack={back}
        onChosen={(chosen) => create.mutate({ body: { ...chosen, ...password, passwordResetToken } })}
      />
    </GuestPage>
  );
}
