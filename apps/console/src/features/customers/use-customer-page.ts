import { defaultRowsPerPage, endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { sortedColumns } from './customer-columns.ts';
import type { CustomerSearch } from './customer-search.ts';

/** The page of customers that the address names. */
export function useCustomerPage({ search, by, reversed, page = 1 }: CustomerSearch) {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const toast = useToast();
  const orderBy = by ?? 'lastModified';
  const rises = sortedColumns.some(({ id, rising }) => id === orderBy && rising);
  const shown = useEndpoint(
    endpoints.customers.getCustomers,
    {
      params: {
        agentId: agent.id,
        orderBy,
        orderByAscending: rises !== (reversed === true) ? 'true' : 'false',
        skip: (page - 1) * defaultRowsPerPage,
        take: defaultRowsPerPage,
      },
      body: { searchText: search ?? '' },
    },
    { placeholderData: keepPreviousData },
  );
  useEffect(() => {
    if (shown.isError) toast.error(t('customers.snackbar.loadingCustomerListError'));
  }, [shown.isError, toast, t]);
  return {
    list: shown.data?.list ?? null,
    totalCount: shown.data?.totalCount ?? 0,
    error: shown.isError && !shown.data ? shown.error : null,
    retry: () => void shown.refetch(),
  };
}
