import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function FlowScreen() {
  const { t } = useTranslation('flows');
  return <PageHeader title={t('detailTitle')} />;
}
