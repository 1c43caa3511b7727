import { type Call, endpoints, type TrainingState } from '@samtale/contract';
import { expect, vi } from 'vitest';

/** Waits until every published change is in the release that answers. The state of training then. */
export function untilTrained(call: Call, agentId: string): Promise<TrainingState> {
  return vi.waitFor(
    async () => {
      const state = await call(endpoints.training.getTrainingState, { params: { agentId } });
      expect(state).toMatchObject({ state: 'idle', hasUntrainedChanges: false });
      return state;
    },
    { timeout: 15_000, interval: 25 },
  );
}
