import { parentPort, workerData } from 'node:worker_threads';
import { train } from '@samtale/nlu';
import type { TrainingTask } from './train-in-worker.ts';

export type TrainerMessage = { type: 'progress'; fraction: number } | { type: 'trained'; model: Uint8Array };

/** Finer steps than this are not worth a message. */
const smallestStep = 0.02;

const { examples, language, labelTitles } = workerData as TrainingTask;
let told = 0;
const model = train(examples, {
  language,
  labelTitles,
  onProgress: (fraction) => {
    if (fraction - told < smallestStep) return;
    told = fraction;
    parentPort?.postMessage({ type: 'progress', fraction } satisfies TrainerMessage);
  },
});
parentPort?.postMessage({ type: 'trained', model } satisfies TrainerMessage);
