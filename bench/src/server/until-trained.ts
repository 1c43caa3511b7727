import { setTimeout } from 'node:timers/promises';
import { type Call, endpoints, type TrainingState } from '@samtale/contract';

/** How often is asked, in milliseconds. */
const pause = 50;

/** Waits until an agent answers with all that is published. Rejects when its training fails or takes too long. */
export async function untilTrained(call: Call, agentId: string, patience: number): Promise<TrainingState> {
  const started = performance.now();
  while (performance.now() - started < patience) {
    const state = await call(endpoints.training.getTrainingState, { params: { agentId } });
    if (state.state === 'failed') throw new Error('Training failed');
    if (state.state === 'idle' && !state.hasUntrainedChanges) return state;
    await setTimeout(pause);
  }
  throw new Error('Training does not come to its end');
}
