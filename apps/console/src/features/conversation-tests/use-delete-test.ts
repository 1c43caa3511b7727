import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

/** Deletes a test after asking. */
export function useDeleteTest(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('conversationTests');
  const { agent } = useSession();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const deletion = useEndpointChange(endpoints.conversationTests.deleteConversationTest);
  return async ({ id, title }: { id: string; title: string }) => {
    const confirmed = await confirm({
      title: t('delete.title', { title }),
      description: t('delete.description'),
    });
    if (!confirmed) return;
    deletion.mutate(
      { params: { agentId: agent.id, testId: id } },
      {
        onSuccess: () => {
          toast.success(t('delete.done', { title }));
          onDeleted();
        },
      },
    );
  };
}
