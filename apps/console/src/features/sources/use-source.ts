import { endpoints } from '@samtale/contract';
import { useEndpoint } from '../../app/api.ts';
import { useSession } from '../auth/use-session.ts';
import { lookEvery } from './use-source-progress.ts';

/** A source, looked at now and then while it is being read. With the all-zero id what a new one begins with. */
export function useSource(id: string) {
  const { agent } = useSession();
  return useEndpoint(
    endpoints.sources.getGptTrainingJob,
    { params: { agentId: agent.id, id } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.isRunning ? lookEvery : false),
    },
  );
}
