import { endpoints } from '@samtale/contract';
import { useMemo } from 'react';
import { useEndpoint } from '../../../app/api.ts';
import { useSession } from '../../auth/use-session.ts';

/** Path parameters that every call about the flows worked on takes. */
export function useFlowParams() {
  const { agent, language } = useSession();
  return useMemo(() => ({ agentId: agent.id, languageId: language.id }), [agent.id, language.id]);
}

/** All flows of the agent in the language worked on. */
export function useFlowList() {
  return useEndpoint(endpoints.flows.getAllFlow, { params: useFlowParams() });
}

/** Ids of the flows with the text in a phrase or an answer. Empty without a text and until the server has answered. */
export function useFoundIds(text: string): ReadonlySet<string> {
  const { data } = useEndpoint(
    endpoints.flows.searchFlows,
    {
      params: { ...useFlowParams(), filters: 'null', searchTextFilters: 'trainingPhrase,response' },
      body: { searchText: text },
    },
    { enabled: text !== '' },
  );
  return useMemo(() => new Set(data?.idList), [data]);
}
