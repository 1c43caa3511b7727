import { endpoints, type Team } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useToast } from '../../lib/toast/toast.tsx';

const { deleteTeam } = endpoints.team;

/** Deletes a team after asking. */
export function useDeleteTeam(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('team');
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(deleteTeam, {
    onError: (error) =>
      error.status === 409 ? toast.failure(error) : toast.error(t('team.deleteTeam.error')),
  });
  return async ({ id: teamId, name }: Team) => {
    const agreed = await confirm({
      title: t('removeTeam.title', { name }),
      description: t('removeTeam.about'),
    });
    if (!agreed) return;
    const onSuccess = () => {
      toast.success(t('team.deleteTeam.success', { name }));
      onDeleted();
    };
    deletion.mutate({ params: { teamId } }, { onSuccess });
  };
}
