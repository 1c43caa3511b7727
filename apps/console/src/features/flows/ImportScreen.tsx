import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function ImportScreen() {
  const { t } = useTranslation('import');
  return <PageHeader title={t('title')} />;
}
