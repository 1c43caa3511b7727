import { Worker } from 'node:worker_threads';
import { groupQuestions, type NluLanguage } from '@samtale/nlu';

export interface GroupingTask {
  texts: string[];
  language: NluLanguage;
}

/** So few are grouped in some twenty milliseconds, about what a thread takes to start. */
const fewTexts = 400;

/** Groups texts as `groupQuestions` does; many in a thread of their own, so that nobody waits for them. */
export function groupInWorker(task: GroupingTask): Promise<number[][]> {
  if (task.texts.length <= fewTexts) return Promise.resolve(groupQuestions(task.texts, task.language));
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./grouping-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The grouping thread ended with ${code}`)));
  });
}
