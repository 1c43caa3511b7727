import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

/** Deletes a widget after asking. */
export function useDeleteWidget(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('widgets');
  const { agent } = useSession();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(endpoints.widgets.deleteClient);
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
