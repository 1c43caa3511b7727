import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';

/** From one chat widget to all of them. */
export function BackToList() {
  const { t } = useTranslation('widgets');
  return (
    <BackLink to="/settings/$tabName" params={{ tabName: 'widget' }}>
      {t('title')}
    </BackLink>
  );
}
