import type { TrainingState } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { getTrainingState, requestTraining } from '../training-runs/index.ts';
import { trainingRuns } from '../training-runs/tables.ts';

/**
 * Lets the changes answer that tests have kept back. What is published after them is tested again. Throws `conflict`
 * when nothing is kept back.
 */
export async function publishAnyway(app: App, agentId: string): Promise<TrainingState> {
  const scope = app.database.agent(agentId);
  const run = await scope.first(trainingRuns);
  if (!run?.blocked) throw new AppError('conflict', 'training.publishAnyway.notBlocked');
  await scope.update(trainingRuns, { allowedRevision: run.blocked.contentRevision });
  await requestTraining(app, agentId);
  return getTrainingState(app, agentId);
}
