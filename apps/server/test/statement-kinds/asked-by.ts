import { AsyncLocalStorage } from 'node:async_hooks';
import { AgentScope, SharedScope } from '../../src/platform/database/table-scope.ts';

/** What is between whoever asks and the database, and belongs to nobody. */
const between =
  /node_modules|^node:|\/src\/platform\/database\/(?!.*\.test\.ts)|\/test\/statement-kinds\/(?!.*\.test\.ts)/;
const ofTests = /\/apps\/server\/(test\/|.*\.test\.ts)/;

/** Where a scope's method was called: Drizzle asks later, when nobody knows any more for whom. */
const calledScope = new AsyncLocalStorage<CallStack>();
/** The frames from a scope's method to whoever called it, and from a client of the database. */
const [framesToScope, framesToClient] = [8, 100];

/**
 * Whether a test itself asks for what is called right now, as when it ages a row, and not the product on its behalf. Where
 * nobody is known any more it counts as the product's.
 */
export function isAskedByTest(): boolean {
  const stack = calledScope.getStore() ?? new CallStack(framesToClient);
  const asker = stack.files().find((file) => file && !between.test(file));
  return asker !== undefined && ofTests.test(asker);
}

/** The functions that are called when it is made, those that wait for them among it. */
class CallStack {
  private readonly held: { stack?: unknown } = {};

  constructor(most: number) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = most;
    Error.captureStackTrace(this.held);
    Error.stackTraceLimit = stackTraceLimit;
  }

  /** Their files, the innermost first. They are looked up when they are asked for, which takes longer than all the rest. */
  files(): string[] {
    const { prepareStackTrace } = Error;
    Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
    try {
      return this.held.stack as string[];
    } finally {
      Error.prepareStackTrace = prepareStackTrace;
    }
  }
}

/** Has the scopes remember who calls them. To be done once in a process. */
export function watchScopes(): void {
  const shared: object = Object.getPrototypeOf(AgentScope.prototype);
  for (const prototype of [shared, AgentScope.prototype, SharedScope.prototype]) {
    for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name === 'constructor' || typeof method !== 'function') continue;
      Object.assign(prototype, {
        [name](this: unknown, ...args: unknown[]) {
          if (calledScope.getStore()) return method.apply(this, args);
          return calledScope.run(new CallStack(framesToScope), () => method.apply(this, args));
        },
      });
    }
  }
}
