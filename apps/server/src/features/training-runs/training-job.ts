import type { App } from '../../app.ts';
import type { JobDefinition } from '../../platform/queue/job-queue.ts';
import { setTrainingRun } from './training-state.ts';

/** Training is asked for after each published change; however many come, one run follows the one that runs. */
export const trainingJob: JobDefinition<{ agentId: string }> = {
  name: 'train-agent',
  keyOf: ({ agentId }) => agentId,
};

/** Has an agent's published flows compiled into a new release and trained, soon. */
export async function requestTraining(app: App, agentId: string): Promise<void> {
  await setTrainingRun(app, agentId, 'queued', 0);
  await app.jobs.send(trainingJob, { agentId });
}
