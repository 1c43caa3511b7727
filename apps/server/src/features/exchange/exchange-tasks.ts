import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** The largest file takes some seconds, and each of its patterns a fifth of a ms. */
export const agentFileTask = workerTask<typeof import('./agent-file-task.ts')>({
  module: new URL('./agent-file-task.ts', import.meta.url),
  seconds: 30,
});
