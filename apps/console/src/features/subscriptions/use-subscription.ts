import { endpoints } from '@samtale/contract';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** Milliseconds for which what is known of the plan is good enough. */
const freshFor = 300_000;

/** The question for the plan the agent is on; not asked for those who are not to know it. */
export function useSubscriptionQuery() {
  const { agent, roles } = useSession();
  return useEndpoint(
    endpoints.subscriptions.getCurrentSubscription,
    { params: { agentId: agent.id } },
    { enabled: hasAnyRole(roles, screenAccess.training), staleTime: freshFor },
  );
}

/** The plan the agent is on; undefined while it is not known, for those who are not to know it, and without one. */
export const useSubscription = () => useSubscriptionQuery().data?.subscription ?? undefined;
