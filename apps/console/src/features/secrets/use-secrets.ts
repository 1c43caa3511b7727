import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../app/api.ts';
import { useSession } from '../auth/use-session.ts';

/** The agent's secrets by name. */
export function useSecrets() {
  const { agent } = useSession();
  return useEndpoint(endpoints.secrets.getSecrets, { params: { agentId: agent.id } });
}
