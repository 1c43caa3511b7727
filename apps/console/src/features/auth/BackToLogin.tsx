import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';

export function BackToLogin() {
  const { t } = useTranslation('guest');
  return <BackLink to="/login">{t('backToLogin')}</BackLink>;
}
