import { type Customer, endpoints, type ReplyOf } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

const { getCustomer, getCustomers, setCustomerSolved } = endpoints.customers;

/** Turns a customer's solved switch: at once where it is shown, and back when it fails. */
export function useSetSolved() {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const putInList = (id: string, change: Partial<Customer>) =>
    queries.setQueriesData<ReplyOf<typeof getCustomers>>(
      { queryKey: [getCustomers.path] },
      (page) =>
        page && { ...page, list: page.list.map((one) => (one.id === id ? { ...one, ...change } : one)) },
    );
  const putOne = (id: string, change: Partial<Customer>) =>
    queries.setQueriesData<ReplyOf<typeof getCustomer>>(
      { queryKey: [getCustomer.path] },
      (one) => one && (one.customer.id === id ? { ...one, customer: { ...one.customer, ...change } } : one),
    );
  const put = (id: string, change: Partial<Customer>) => {
    putInList(id, change);
    putOne(id, change);
  };
  const setting = useEndpointChange(setCustomerSolved, {
    onSuccess: ({ id, solved, lastModified }) => {
      put(id, { solved, lastModified });
      toast.success(t('customers.snackbar.savingCustomerSuccess'));
    },
    onError: () => toast.error(t('customers.snackbar.savingCustomerError')),
  });
  return ({ id, solved }: Customer) => {
    put(id, { solved: !solved });
    setting.mutate(
      { params: { agentId: agent.id, customerId: id, solved: solved ? 'false' : 'true' } },
      { onError: () => put(id, { solved }) },
    );
  };
}
