import { endpoints, type FlowListItem, newId } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowDeletion } from './use-flow-deletion.tsx';

/** What can be done with a flow from the list. */
export function useFlowActions(flows: readonly FlowListItem[]) {
  const { t } = useTranslation('flows');
  const { user, agent } = useSession();
  const toast = useToast();
  const remove = useFlowDeletion(flows);
  const defaults = useEndpointChange(endpoints.flows.setDefaultFlows);

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
