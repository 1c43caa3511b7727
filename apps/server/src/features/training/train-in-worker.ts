import { Worker } from 'node:worker_threads';
import type { NluLanguage, SlotExample, TrainingExample } from '@samtale/nlu';
import type { TrainerMessage } from './trainer-worker.ts';

/** What tells flows apart is trained on their phrases. */
export interface TrainingTask {
  kind: 'classifier';
  language: NluLanguage;
  examples: TrainingExample[];
  labelTitles: Record<string, string>;
}

/** What finds values is trained on the phrases that mark them. */
export interface TaggerTask {
  kind: 'tagger';
  language: NluLanguage;
  examples: SlotExample[];
}

/** Trains a model in a thread of its own, off the request path. Rejects when the thread fails or is not wanted any more. */
export function trainInWorker(
  task: TrainingTask | TaggerTask,
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./trainer-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (message: TrainerMessage) => {
      if (message.type === 'progress') onProgress(message.fraction);
      else resolve(message.model);
    });
    worker.on('error', reject);
    signal?.addEventListener('abort', () => void worker.terminate());
    worker.on('exit', (code) => reject(new Error(`The training thread ended with ${code}`)));
  });
}
