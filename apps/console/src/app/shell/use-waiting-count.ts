import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

const { getWaitingCount } = endpoints.conversations;

/** How many visitors wait for the user, as far as `WaitingCount` has found out; 0 until then. */
export function useWaitingCount(): number {
  const agentId = useSession().agent.id;
  const { data } = useEndpoint(getWaitingCount, { params: { agentId } }, { enabled: false });
  return data?.count ?? 0;
}
