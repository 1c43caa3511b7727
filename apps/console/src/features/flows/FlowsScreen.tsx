import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function FlowsScreen() {
  const { t } = useTranslation('flows');
  return <PageHeader title={t('title')} />;
}
