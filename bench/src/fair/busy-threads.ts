// Another program at work on the same machine, the reference of what a costly company does to others:
// node busy-threads.ts '{"threads","seconds"}', a BusyTask. Its threads give way as the server's own do. Prints `ready`,
// begins at a line on its input, and prints a Disturbance.
import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { giveWay } from '../../../apps/server/src/platform/give-way.ts';
import { Outcomes, untilTold } from './disturb.ts';

export interface BusyTask {
  threads: number;
  seconds: number;
}

if (isMainThread) {
  const { threads, seconds } = JSON.parse(process.argv[2] ?? '') as BusyTask;
  // Whoever starts it puts it last; its threads are to compete like those of the server.
  setPriority(0);
  const outcomes = new Outcomes();
  await untilTold();
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL(import.meta.url), { workerData: seconds }),
  );
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
  outcomes.answer();
  outcomes.tell();
  process.exit(0);
} else {
  giveWay();
  const until = performance.now() + workerData * 1000;
  // Memory and arithmetic, as in reading and training.
  const numbers = new Float64Array(1 << 16).fill(1);
  while (performance.now() < until) {
    for (let n = 1; n < numbers.length; n++) numbers[n] = Math.sqrt((numbers[n - 1] ?? 0) + n);
  }
}
