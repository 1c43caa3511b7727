import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { memoryFor } from './kept-memory.ts';
import { models } from './tables.ts';
import { type TaggerTask, type TrainerOptions, type TrainingTask, trainInWorker } from './train-in-worker.ts';
import { modelKeyOf } from './training-task.ts';

/**
 * A model for exactly this task: the one a release has, otherwise a new one, which is not stored. It goes on from the
 * last training for a release.
 */
export async function modelForTask(
  app: App,
  agentId: string,
  task: TrainingTask | TaggerTask,
  training: Omit<TrainerOptions, 'memory'>,
): Promise<Uint8Array> {
  const stored = await app.database.agent(agentId).first(models, eq(models.key, modelKeyOf(task)));
  if (stored) return stored.bytes;
  const memory = await memoryFor(app.database, agentId, task);
  return (await trainInWorker(task, { ...training, memory })).model;
}
