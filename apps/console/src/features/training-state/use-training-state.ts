import { endpoints, queryKey, type TrainingState } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useEndpoint } from '../../lib/api/api.ts';
import { reread } from '../../lib/api/reread.ts';
import { useHubEvent, useHubState } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { noteTraining } from './training-began.ts';

/** The agent's training as it goes on: read once and at every connection, then told by the hub; of those who may know. */
export function useTrainingState(mayKnow = true) {
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
    if (connected) void reread(queries, ['training']);
  }, [connected, queries]);
  const training = useEndpoint(getTrainingState, { params }, { enabled: mayKnow });
  const state = training.data?.state;
  // Before the effects of whoever asks when it began.
  useLayoutEffect(() => {
    if (state) noteTraining(agent.id, state === 'queued' || state === 'running');
  }, [agent.id, state]);
  return training;
}
