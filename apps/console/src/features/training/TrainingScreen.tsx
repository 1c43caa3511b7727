import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function TrainingScreen() {
  const { t } = useTranslation('training');
  return <PageHeader title={t('title')} />;
}
