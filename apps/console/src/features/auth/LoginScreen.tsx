import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.ts';
import { GuestLink } from './GuestLink.tsx';
import { GuestPage } from './GuestPage.tsx';
import { LoginForm } from './LoginForm.tsx';

const WorkAccountButtons = lazyPart(async () => ({
  default: (await import('./work-account/WorkAccountButtons.tsx')).WorkAccountButtons,
}));

/** The sign-in. */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  return (
    <GuestPage title={t('login.title')} heading={t('login.welcome')} introduction={t('login.introduction')}>
      <LoginForm />
      <Suspense>
        <WorkAccountButtons />
      </Suspense>
      <p style={{ margin: '24px 0 0' }}>
        {t('login.newHere')} <GuestLink to="/signup">{t('login.signUp')}</GuestLink>
      </p>
    </GuestPage>
  );
}
