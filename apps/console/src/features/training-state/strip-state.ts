import type { TrainingState } from '@samtale/contract';

export type StripState = 'queued' | 'running' | 'failed' | 'blocked' | 'changed' | 'never' | 'done';

/** What there is to say about training: what goes on now, else what there is to do, else what answers. */
export function stripState(training: TrainingState): StripState {
  if (training.state !== 'idle') return training.state;
  if (training.blockedBy.length) return 'blocked';
  if (training.hasUntrainedChanges) return 'changed';
  return training.releaseNumber === 0 ? 'never' : 'done';
}
