import { endpoints, type Secret } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';

/** Deletes a secret once somebody who has seen which flows name it says so. */
export function useDeleteSecret() {
  const { t } = useTranslation('secrets');
  const { agent } = useSession();
  const toast = useToast();
  const confirm = useConfirmDeletion();
  const deletion = useEndpointChange(endpoints.secrets.deleteSecret);
  return async ({ id, name, flowList }: Secret) => {
    const count = flowList.length;
    const sure = await confirm({
      title: t('deleteTitle', { name }),
      description: count ? (
        <>
          {t('deleteUsed', { count })}
          <ul>
            {flowList.map((flow) => (
              <li key={flow.id}>{flow.title}</li>
            ))}
          </ul>
        </>
      ) : (
        t('deleteUnused')
      ),
    });
    if (!sure) return;
    // A flow that has come to name it since is told of instead.
    deletion.mutate(
      {
        params: { agentId: agent.id, secretId: id },
        query: { evenInUse: count ? 'true' : 'false' },
      },
      { onSuccess: () => toast.success(t('deleted', { name })) },
    );
  };
}
