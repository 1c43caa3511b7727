import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** Reading the largest file of the shortest rows takes ten seconds. */
const seconds = 20;

export const importPreviewTask = workerTask<typeof import('./import-preview-task.ts')>({
  module: new URL('./import-preview-task.ts', import.meta.url),
  seconds,
});

export const importedPhrasesTask = workerTask<typeof import('./imported-phrases-task.ts')>({
  module: new URL('./imported-phrases-task.ts', import.meta.url),
  seconds,
});
