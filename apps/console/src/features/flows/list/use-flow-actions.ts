import { ApiError, endpoints, type FlowListItem, newId } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../app/api.ts';
import { useToast } from '../../../app/toast.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { useSession } from '../../auth/use-session.ts';
import { flowsBelow } from './arrange-flows.ts';
import { useFlowParams } from './use-flow-list.ts';

/** Follow-ups that a question names before it only counts the rest. */
const named = 5;

/** What can be done with a flow from the list. */
export function useFlowActions(flows: readonly FlowListItem[]) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const { user, agent } = useSession();
  const params = useFlowParams();
  const confirm = useConfirm();
  const toast = useToast();
  const { getAllFlow, getFlow } = endpoints.flows;
  const { getTrainingState } = endpoints.training;
  const { getChecks } = endpoints.checks;

  const deletion = useEndpointChange(endpoints.flows.deleteFlow, {
    invalidates: [getAllFlow, getFlow, getTrainingState, getChecks],
    onError: (error) => {
      // Where the server gives a reason, that is what helps.
      const reason = error instanceof ApiError && error.reply.messageKey !== 'error.default';
      if (reason) toast.failure(error);
      else toast.error(t('intentList.snackbar.deleteIntentError'));
    },
  });
  const defaults = useEndpointChange(endpoints.flows.setDefaultFlows, {
    invalidates: [getAllFlow, getTrainingState, getChecks, endpoints.auth.getUserByAccessToken],
  });

  const remove = async (flow: FlowListItem) => {
    const titles = flowsBelow(flows, flow.id).map(({ title }) => title);
    const names = titles.slice(0, named).map((title) => t('quoted', { title }));
    if (titles.length > named) names.push(t('list.delete.andMore', { count: titles.length - named }));
    const confirmed = await confirm({
      title: t('list.delete.title', { title: flow.title }),
      description: titles.length
        ? t('list.delete.withFollowUps', { names: names.join(', ') })
        : t('list.delete.description'),
      confirmLabel: shell('action.delete'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (!confirmed) return;
    deletion.mutate(
      { params: { ...params, intentId: flow.id } },
      { onSuccess: () => toast.success(t('intentList.snackbar.deleteIntentSuccess', { title: flow.title })) },
    );
  };

  // The default flow of a place may be in another language only: then this list does not know it, but the agent does.
  const known = user.userAgentList.find((link) => link.agentId === agent.id)?.agent ?? agent;
  const welcomeId =
    flows.find((flow) => flow.isWelcome)?.masterIntentId ?? known.defaultWelcomeIntentId ?? newId;
  const fallbackId =
    flows.find((flow) => flow.isFallback)?.masterIntentId ?? known.defaultFallbackIntentId ?? newId;

  const makeDefault = (flow: FlowListItem, place: 'welcome' | 'fallback') =>
    defaults.mutate(
      {
        params: {
          agentId: agent.id,
          welcomeIntentId: place === 'welcome' ? flow.masterIntentId : welcomeId,
          fallbackIntentId: place === 'fallback' ? flow.masterIntentId : fallbackId,
        },
      },
      { onSuccess: () => toast.success(t(`list.default.${place}`, { title: flow.title })) },
    );

  return { remove, makeDefault };
}
