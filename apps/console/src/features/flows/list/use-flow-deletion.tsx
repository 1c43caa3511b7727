import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError, endpoints, type FlowListItem } from '@samtale/contract';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call, useEndpointChange } from '../../../lib/api/api.ts';
import { useConfirmDeletion } from '../../../lib/forms/use-confirm-deletion.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../flow-list/index.ts';
import { flowsBelow } from './arrange-flows.ts';
import { DeletionDetails } from './DeletionDetails.tsx';

const { getFlowLeads, deleteFlow, restoreFlow } = endpoints.flows;

/** Deletes a flow once it is told what leads to it and what goes along; a button in the toast undoes it. */
export function useFlowDeletion(flows: readonly FlowListItem[]) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const params = useFlowParams();
  const confirm = useConfirmDeletion();
  const toast = useToast();
  const { buildLocation } = useRouter();
  const addressOf = (intentId: string) =>
    buildLocation({ to: '/intent/list/$intentId', params: { intentId } }).href;

  const tellFailure = (error: unknown) => {
    // Where the server gives a reason, that is what helps.
    const reason = error instanceof ApiError && error.reply.messageKey !== 'error.default';
    if (reason) toast.failure(error);
    else toast.error(t('intentList.snackbar.deleteIntentError'));
  };
  const deletion = useEndpointChange(deleteFlow, { onError: tellFailure });
  const restoration = useEndpointChange(restoreFlow, {
    // Told here, as the list may be left by then.
    onSuccess: () => toast.success(t('list.delete.undone')),
  });

  const tellDeleted = (title: string, deletionId: string) => {
    const key = `deleted ${deletionId}`;
    const undo = () => {
      toast.close(key);
      restoration.mutate({ params: { ...params, deletionId } });
    };
    toast.notice(
      key,
      <>
        <Box component="span" sx={{ display: 'block' }}>
          {t('intentList.snackbar.deleteIntentSuccess', { title })}
        </Box>
        <Button size="small" onClick={undo} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
          {shell('action.undo')}
        </Button>
      </>,
    );
  };

  return async (flow: FlowListItem) => {
    const followUps = flowsBelow(flows, flow.id);
    if ([flow, ...followUps].some(({ isWelcome, isFallback }) => isWelcome || isFallback)) {
      toast.error(t('intentList.snackbar.deleteDefaultIntentError'));
      return;
    }
    const at = { params: { ...params, intentId: flow.id } };
    const leads = await call(getFlowLeads, at).catch(tellFailure);
    if (!leads) return;
    const confirmed = await confirm({
      title: t('list.delete.title', { title: flow.title }),
      description: <DeletionDetails followUps={followUps} leads={leads.list} addressOf={addressOf} />,
    });
    if (!confirmed) return;
    deletion.mutate(at, { onSuccess: ({ deletionId }) => tellDeleted(flow.title, deletionId) });
  };
}
