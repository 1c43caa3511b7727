import { endpoints, type ReplyOf } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

const { getWaitingCount } = endpoints.conversations;

export type Waiting = ReplyOf<typeof getWaitingCount>;

const nobody: Waiting = { inLine: 0, own: 0 };

/** How many visitors wait for the user, as far as `WaitingCount` has found out; nobody until then. */
export function useWaitingCount(): Waiting {
  const agentId = useSession().agent.id;
  const { data } = useEndpoint(getWaitingCount, { params: { agentId } }, { enabled: false });
  return data ?? nobody;
}
