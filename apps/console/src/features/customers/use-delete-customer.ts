import { type Customer, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useSession } from '../auth/use-session.ts';
import { customerLabel } from './customer-label.ts';

const { deleteCustomer, getCustomers } = endpoints.customers;

/** Deletes a customer after asking. */
export function useDeleteCustomer(onDeleted: () => void) {
  const { t } = useTranslation('customers');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const deletion = useEndpointChange(deleteCustomer, {
    invalidates: [getCustomers],
    onError: (error) => {
      if (error.status >= 500) toast.error(t('delete.error'));
      else toast.failure(error);
    },
  });
  return async (customer: Customer) => {
    const name = customerLabel(customer);
    const confirmed = await confirm({
      title: t('delete.title', { name }),
      description: t('delete.description'),
      confirmLabel: shell('action.delete'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (!confirmed) return;
    const done = () => {
      toast.success(t('delete.success', { name }));
      onDeleted();
    };
    deletion.mutate({ params: { agentId: agent.id, customerId: customer.id } }, { onSuccess: done });
  };
}
