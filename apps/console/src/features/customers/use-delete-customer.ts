import { type Customer, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { customerLabel } from './customer-label.ts';

const { deleteCustomer } = endpoints.customers;

/** Deletes a customer after asking. */
export function useDeleteCustomer(onDeleted: () => void) {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(deleteCustomer, {
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
    });
    if (!confirmed) return;
    const done = () => {
      toast.success(t('delete.success', { name }));
      onDeleted();
    };
    deletion.mutate({ params: { agentId: agent.id, customerId: customer.id } }, { onSuccess: done });
  };
}
