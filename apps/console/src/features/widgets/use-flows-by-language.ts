import { endpoints } from '@samtale/contract';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** The agent's flows in each of these languages; undefined of one whose flows are on their way. */
export function useFlowsByLanguage(languageIds: readonly string[]) {
  const { agent } = useSession();
  const found = useQueries({
    queries: languageIds.map((languageId) =>
      endpointQuery(endpoints.flows.getAllFlow, { params: { agentId: agent.id, languageId } }),
    ),
  });
  return new Map(languageIds.map((languageId, index) => [languageId, found[index]?.data?.list]));
}
