import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lookEvery } from './use-source-progress.ts';

/** The agent's sources that hold the words, by title. */
export function useSourceList(searchText = '') {
  const { agent } = useSession();
  return useEndpoint(
    endpoints.sources.getGptTrainingJobList,
    { params: { agentId: agent.id }, query: { searchText } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.list.some(({ isRunning }) => isRunning) ? lookEvery : false,
    },
  );
}
