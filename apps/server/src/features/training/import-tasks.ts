import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** The 400,000 questions of the largest file take five. More rows than a million do not fit into the thread's memory. */
const seconds = 20;

export const importPreviewTask = workerTask<typeof import('./import-preview-task.ts')>({
  module: new URL('./import-preview-task.ts', import.meta.url),
  seconds,
});

export const importedPhrasesTask = workerTask<typeof import('./imported-phrases-task.ts')>({
  module: new URL('./imported-phrases-task.ts', import.meta.url),
  seconds,
});
