import { parentPort, workerData } from 'node:worker_threads';
import { groupQuestions } from '@samtale/nlu';
import type { GroupingTask } from './group-in-worker.ts';

const { texts, language } = workerData as GroupingTask;
parentPort?.postMessage(groupQuestions(texts, language));
