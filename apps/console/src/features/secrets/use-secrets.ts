import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** The agent's secrets by name; not asked for where they are not `wanted`. */
export function useSecrets(wanted = true) {
  const { agent } = useSession();
  return useEndpoint(endpoints.secrets.getSecrets, { params: { agentId: agent.id } }, { enabled: wanted });
}
