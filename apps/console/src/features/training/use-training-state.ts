import { endpoints, queryKey, type TrainingState } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEndpoint } from '../../app/api.ts';
import { useHubEvent, useHubState } from '../../app/hub.tsx';

/** How far an agent's training is, kept current by the hub and read again when the connection comes back. */
export function useTrainingState(agentId: string) {
  const queries = useQueryClient();
  const { connected } = useHubState();
  const wasConnected = useRef(connected);
  const input = { params: { agentId } };
  const query = useEndpoint(endpoints.training.getTrainingState, input);

  useHubEvent('trainingProgress', ({ agentId: trained, ...state }) => {
    if (trained !== agentId) return;
    queries.setQueryData<TrainingState>(queryKey(endpoints.training.getTrainingState, input), state);
  });
  useEffect(() => {
    if (connected && !wasConnected.current)
      void queries.invalidateQueries({ queryKey: [endpoints.training.getTrainingState.path] });
    wasConnected.current = connected;
  }, [connected, queries]);
  return query;
}
