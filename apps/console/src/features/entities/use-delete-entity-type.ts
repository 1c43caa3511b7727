import { type EntityTypeListItem, endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useFlowParams } from '../flow-list/index.ts';

type Deletable = Pick<EntityTypeListItem, 'id' | 'title' | 'intentList'>;

/** Deletes an entity type after asking; says which flows use it when it cannot be deleted. */
export function useDeleteEntityType(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('entities');
  const params = useFlowParams();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(endpoints.entities.deleteEntityType, {
    onError: (error) => {
      if (error.status >= 500) toast.error(t('entities.delete.error'));
      else toast.failure(error);
    },
  });

  return async ({ id, title, intentList }: Deletable) => {
    if (intentList.length > 0) {
      const flows = intentList.map((flow) => flow.title).join(', ');
      toast.error(t('entities.delete.in.use', { name: title, flows }));
      return;
    }
    const confirmed = await confirm({
      title: t('delete.title', { title }),
      description: t('delete.description'),
    });
    if (!confirmed) return;
    deletion.mutate(
      { params: { ...params, entityTypeId: id } },
      {
        onSuccess: () => {
          toast.success(t('entities.delete.success', { name: title }));
          onDeleted();
        },
      },
    );
  };
}
