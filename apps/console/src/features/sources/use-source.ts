import { endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEndpoint } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { lookEvery } from './use-source-progress.ts';

/**
 * A source, looked at now and then while it is being read. Once it has been, whoever told so, its pages are read again.
 * With the all-zero id what a new one begins with.
 */
export function useSource(id: string) {
  const { agent } = useSession();
  const queries = useQueryClient();
  const wasRunning = useRef(false);
  const source = useEndpoint(
    endpoints.sources.getGptTrainingJob,
    { params: { agentId: agent.id, id } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.isRunning ? lookEvery : false),
    },
  );
  const isRunning = source.data?.isRunning ?? false;
  useEffect(() => {
    if (wasRunning.current && !isRunning) void reread(queries, ['pages']);
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
  return source;
}
