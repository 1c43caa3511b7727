import { endpoints, type FlowUse } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useFlowParams } from '../flow-list/index.ts';

interface Deletable {
  id: string;
  title: string;
  intentList: readonly FlowUse[];
}

/** Deletes a template after asking; says which flows use it when it cannot be deleted. */
export function useDeleteTemplate(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('templates');
  const { agentId } = useFlowParams();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(endpoints.templates.deleteTrainingPhraseTemplate, {
    onError: (error) => {
      if (error.status >= 500) toast.error(t('trainingPhraseTemplate.delete.error'));
      else toast.failure(error);
    },
  });

  return async ({ id, title, intentList }: Deletable) => {
    if (intentList.length > 0) {
      const flows = intentList.map((flow) => flow.title).join(', ');
      toast.error(t('trainingPhraseTemplate.delete.inUse', { name: title, flows }));
      return;
    }
    const confirmed = await confirm({
      title: t('delete.title', { title }),
      description: t('delete.description'),
    });
    if (!confirmed) return;
    deletion.mutate(
      { params: { agentId, trainingPhraseTemplateId: id } },
      {
        onSuccess: () => {
          toast.success(t('trainingPhraseTemplate.delete.success', { name: title }));
          onDeleted();
        },
      },
    );
  };
}
