import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** The half a million customers of the largest file take seven. */
const seconds = 30;

export const customerPreviewTask = workerTask<typeof import('./customer-preview-task.ts')>({
  module: new URL('./customer-preview-task.ts', import.meta.url),
  seconds,
});

export const importedCustomersTask = workerTask<typeof import('./imported-customers-task.ts')>({
  module: new URL('./imported-customers-task.ts', import.meta.url),
  seconds,
});
