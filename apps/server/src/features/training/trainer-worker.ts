import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Trained } from '@samtale/nlu/train';
import { giveWay } from '../../platform/give-way.ts';
import type { TrainerInput } from './train-in-worker.ts';

export type TrainerMessage = { type: 'progress'; fraction: number } | { type: 'trained'; trained: Trained };

/** Finer steps than this are not worth a message. */
const smallestStep = 0.02;

let told = 0;
const onProgress = (fraction: number) => {
  if (fraction - told < smallestStep) return;
  told = fraction;
  parentPort?.postMessage({ type: 'progress', fraction } satisfies TrainerMessage);
};

/** Loads what the task needs and no more: all of the package takes longer than training a small bot. */
async function trainModel({ task, memory }: TrainerInput): Promise<Trained> {
  if (task.kind === 'classifier') {
    const { trainOn } = await import('@samtale/nlu/train');
    const { examples, language, labelTitles } = task;
    return trainOn(examples, { language, labelTitles, memory, onProgress });
  }
  const { trainTagger } = await import('@samtale/nlu/train-tagger');
  const model = trainTagger(task.examples, { language: task.language, onProgress });
  if (!model) throw new Error('Nothing is marked in the phrases');
  return { model, memory: null, rounds: 0 };
}

giveWay();
const input = workerData as TrainerInput;
if (input.compiledFolder) enableCompileCache(input.compiledFolder);
const trained = await trainModel(input);
parentPort?.postMessage({ type: 'trained', trained } satisfies TrainerMessage);
