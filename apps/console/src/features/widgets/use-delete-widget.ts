import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useSession } from '../auth/use-session.ts';

/** Deletes a widget after asking. */
export function useDeleteWidget(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const { deleteClient, getClientList, getClientListBasic } = endpoints.widgets;
  const deletion = useEndpointChange(deleteClient, { invalidates: [getClientList, getClientListBasic] });
  return async ({ id, name }: { id: string; name: string }) => {
    const confirmed = await confirm({
      title: t('delete.title', { name }),
      description: t('delete.description'),
      confirmLabel: shell('action.delete'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (!confirmed) return;
    deletion.mutate(
      { params: { agentId: agent.id, clientId: id } },
      {
        onSuccess: () => {
          toast.success(t('delete.done', { name }));
          onDeleted();
        },
      },
    );
  };
}
