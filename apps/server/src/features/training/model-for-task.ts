import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { models } from './tables.ts';
import { type TaggerTask, type TrainingTask, trainInWorker } from './train-in-worker.ts';
import { modelKeyOf } from './training-task.ts';

interface Training {
  onProgress(fraction: number): void;
  /** Ends the training, which then rejects. */
  signal: AbortSignal;
}

/** A model for exactly this task: the one a release has, otherwise a new one, which is not stored. */
export async function modelForTask(
  app: App,
  agentId: string,
  task: TrainingTask | TaggerTask,
  { onProgress, signal }: Training,
): Promise<Uint8Array> {
  const stored = await app.database.agent(agentId).first(models, eq(models.key, modelKeyOf(task)));
  return stored?.bytes ?? trainInWorker(task, onProgress, signal);
}
