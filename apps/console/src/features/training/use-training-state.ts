import { endpoints, queryKey, type TrainingState } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEndpoint } from '../../app/api.ts';
import { useHubEvent, useHubState } from '../../app/hub.tsx';
import { useSession } from '../auth/use-session.ts';

/** The agent's training as it goes on: read once and at every connection, then told by the hub. */
export function useTrainingState() {
  const { agent } = useSession();
  const { connected } = useHubState();
  const queries = useQueryClient();
  const params = { agentId: agent.id };
  const { getTrainingState } = endpoints.training;

  useHubEvent('trainingProgress', ({ agentId, ...state }) => {
    if (agentId !== agent.id) return;
    const key = queryKey(getTrainingState, { params });
    // A read that is under way may be older than this, and would stand until the next one.
    void queries.cancelQueries({ queryKey: key, exact: true });
    queries.setQueryData<TrainingState>(key, state);
  });
  useEffect(() => {
    if (connected) void queries.invalidateQueries({ queryKey: [getTrainingState.path] });
  }, [connected, queries, getTrainingState.path]);
  return useEndpoint(getTrainingState, { params });
}
