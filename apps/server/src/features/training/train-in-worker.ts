import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { NluLanguage, SlotExample, Trained, TrainingExample } from '@samtale/nlu';
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

export interface TrainerOptions {
  /** What the last training of the same language left, if anything. */
  memory?: Uint8Array | undefined;
  onProgress(fraction: number): void;
  /** Ends the training, which then rejects. */
  signal?: AbortSignal;
}

/** What the thread begins with. */
export interface TrainerInput {
  task: TrainingTask | TaggerTask;
  memory: Uint8Array | undefined;
  /** Where Node keeps what it has compiled, if it does: a thread does not know by itself. */
  compiledFolder: string | undefined;
}

/** Trains a model in a thread of its own, off the request path. Rejects when the thread fails or is not wanted any more. */
export function trainInWorker(
  task: TrainingTask | TaggerTask,
  { memory, onProgress, signal }: TrainerOptions,
): Promise<Trained> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./trainer-worker.ts', import.meta.url), {
      workerData: { task, memory, compiledFolder: compiledFolder() } satisfies TrainerInput,
    });
    worker.on('message', (message: TrainerMessage) => {
      if (message.type === 'progress') onProgress(message.fraction);
      else resolve(message.trained);
    });
    worker.on('error', reject);
    signal?.addEventListener('abort', () => void worker.terminate());
    worker.on('exit', (code) => reject(new Error(`The training thread ended with ${code}`)));
  });
}

function compiledFolder(): string | undefined {
  const ofThisNode = getCompileCacheDir();
  return ofThisNode && dirname(ofThisNode);
}
