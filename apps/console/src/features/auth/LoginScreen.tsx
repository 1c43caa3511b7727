import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/i18n.ts';
import { LoadingScreen } from '../../lib/screen/LoadingScreen.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { forgetToken, offeredToken } from './by-token/offered-token.ts';
import { GuestLink } from './GuestLink.tsx';
import { GuestPage } from './GuestPage.tsx';
import { LoginForm } from './LoginForm.tsx';

const WorkAccountButtons = lazyPart(async () => ({
  default: (await import('./work-account/WorkAccountButtons.tsx')).WorkAccountButtons,
}));

const OfferedSignIn = lazyPart(async () => ({
  default: (await withTexts(() => import('./by-token/OfferedSignIn.tsx'))).OfferedSignIn,
}));

/** The sign-in, and before it the one that a link offers. */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  const [token, setToken] = useState(offeredToken);
  const [remember, setRemember] = useState(true);
  if (token !== null) {
    const decline = () => {
      forgetToken();
      setToken(null);
    };
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OfferedSignIn token={token} onDecline={decline} />
      </Suspense>
    );
  }
  return (
    <GuestPage title={t('login.title')} heading={t('login.welcome')} introduction={t('login.introduction')}>
      <LoginForm remember={remember} onRemember={setRemember} />
      <Suspense>
        <WorkAccountButtons remember={remember} />
      </Suspense>
      <p style={{ margin: '24px 0 0' }}>
        {t('login.newHere')} <GuestLink to="/signup">{t('login.signUp')}</GuestLink>
      </p>
    </GuestPage>
  );
}
