import { useTranslation } from 'react-i18next';
import { CustomerFinder } from '../../customers/index.ts';
import { Nothing } from './DetailSection.tsx';

interface CustomerSearchProps {
  disabled: boolean;
  onChoose(customerId: string): void;
}

/** Finds a customer who is known already: those changed last at first. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { t } = useTranslation('chat');
  const labels = {
    search: t('details.customer.search'),
    loading: t('details.customer.searching'),
    results: t('details.customer.results'),
  };
  const none = <Nothing>{t('details.customer.noResults')}</Nothing>;
  return <CustomerFinder {...props} order="lastModified" offered={6} labels={labels} none={none} />;
}
