import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../app/api.ts';
import { useToast } from '../../app/toast.tsx';
import { useConfirmDeletion } from '../../app/use-confirm-deletion.ts';
import { useSession } from '../auth/use-session.ts';

/** Deletes a widget after asking. */
export function useDeleteWidget(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const { deleteClient, getClientList, getClientListBasic } = endpoints.widgets;
  const deletion = useEndpointChange(deleteClient, { invalidates: [getClientList, getClientListBasic] });
  return async ({ id, name }: { id: string; name: string }) => {
    const confirmed = await confirm({
      title: t('delete.title', { name }),
      description: t('delete.description'),
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
