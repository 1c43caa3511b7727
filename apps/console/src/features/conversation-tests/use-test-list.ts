import { endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEndpoint } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useHubEvent } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';

const { getConversationTests } = endpoints.conversationTests;

/** All conversation tests of the agent, in every language. A publication runs them, whoever publishes. */
export function useTestList() {
  const { agent } = useSession();
  const queries = useQueryClient();
  useHubEvent('trainingProgress', ({ agentId, state }) => {
    if (agentId === agent.id && state === 'idle') void reread(queries, ['tests']);
  });
  return useEndpoint(getConversationTests, { params: { agentId: agent.id } }, { refetchOnMount: 'always' });
}
