/** A module whose `run` does a piece of work in a thread: plain data in and out. It may throw `AppError`. */
interface TaskModule {
  run(input: never): unknown;
}

/** A piece of work that is done in the worker pool. */
export interface WorkerTask<Module extends TaskModule = TaskModule> {
  /** The module with `run`, which the thread imports. `build.mjs` makes an entry of it. */
  module: URL;
  /** Of a processor's time. Work that takes more is ended, and refused with `tooCostly`. */
  seconds: number;
  /** Only the type: what goes in and comes out. */
  readonly types?: Module;
}

export type InputOf<Module extends TaskModule> = Parameters<Module['run']>[0];
export type OutputOf<Module extends TaskModule> = Awaited<ReturnType<Module['run']>>;

/** Declares work for the pool: `workerTask<typeof import('./try-task.ts')>({ module: …, seconds: 2 })`. */
export const workerTask = <Module extends TaskModule>(
  task: Pick<WorkerTask, 'module' | 'seconds'>,
): WorkerTask<Module> => task;
