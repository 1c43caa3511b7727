import { parentPort, workerData } from 'node:worker_threads';
import { train, trainTagger } from '@samtale/nlu';
import type { TaggerTask, TrainingTask } from './train-in-worker.ts';

export type TrainerMessage = { type: 'progress'; fraction: number } | { type: 'trained'; model: Uint8Array };

/** Finer steps than this are not worth a message. */
const smallestStep = 0.02;

let told = 0;
const onProgress = (fraction: number) => {
  if (fraction - told < smallestStep) return;
  told = fraction;
  parentPort?.postMessage({ type: 'progress', fraction } satisfies TrainerMessage);
};

function trainModel(task: TrainingTask | TaggerTask): Uint8Array {
  if (task.kind === 'classifier') {
    const { examples, language, labelTitles } = task;
    return train(examples, { language, labelTitles, onProgress });
  }
  const model = trainTagger(task.examples, { language: task.language, onProgress });
  if (!model) throw new Error('Nothing is marked in the phrases');
  return model;
}

const model = trainModel(workerData as TrainingTask | TaggerTask);
parentPort?.postMessage({ type: 'trained', model } satisfies TrainerMessage);
