import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** Whether and with what answers can be generated for the agent, and how much of that is used. */
export function useGeneration() {
  const { agent } = useSession();
  return useEndpoint(endpoints.generation.getGeneration, { params: { agentId: agent.id } });
}
