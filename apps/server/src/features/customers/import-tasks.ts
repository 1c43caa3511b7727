import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** Reading the largest file of the shortest rows takes ten seconds, and looking at each contact as long. */
const seconds = 30;

export const customerPreviewTask = workerTask<typeof import('./customer-preview-task.ts')>({
  module: new URL('./customer-preview-task.ts', import.meta.url),
  seconds,
});

export const importedCustomersTask = workerTask<typeof import('./imported-customers-task.ts')>({
  module: new URL('./imported-customers-task.ts', import.meta.url),
  seconds,
});
