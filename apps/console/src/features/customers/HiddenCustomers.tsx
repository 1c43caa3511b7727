import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** Stands in place of the customers of an agent that keeps them out of sight. */
export function HiddenCustomers() {
  const { t } = useTranslation('customers');
  return (
    <ListScreen minHeight={480}>
      <PageHeader title={t('title')} />
      <EmptyState icon={EyeOff} title={t('hidden.title')} description={t('customers.hidden')} />
    </ListScreen>
  );
}
