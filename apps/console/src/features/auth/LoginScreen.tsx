import { useTranslation } from 'react-i18next';
import { GuestPage } from './GuestPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The sign-in. */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  return (
    <GuestPage title={t('login.title')} heading={t('login.welcome')} introduction={t('login.introduction')}>
      <LoginForm />
    </GuestPage>
  );
}
