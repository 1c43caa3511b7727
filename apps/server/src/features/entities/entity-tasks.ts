import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** Arranging the longest list takes a second, and the search in a sentence a twentieth. */
export const entityTrialTask = workerTask<typeof import('./entity-trial-task.ts')>({
  module: new URL('./entity-trial-task.ts', import.meta.url),
  seconds: 5,
});

/** Two dozen searches at what each may take at most, and arranging all that a language has room for. */
export const costlyTypesTask = workerTask<typeof import('./costly-types-task.ts')>({
  module: new URL('./costly-types-task.ts', import.meta.url),
  seconds: 10,
});

export const patternCheckTask = workerTask<typeof import('./pattern-check-task.ts')>({
  module: new URL('./pattern-check-task.ts', import.meta.url),
  seconds: 5,
});
