import { setImmediate } from 'node:timers/promises';

/**
 * A line of which one at a time is let on in each turn of the event loop. For pieces of work that are short enough one by
 * one, and of which many may be asked for at once.
 */
export class OneATurn {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn. */
  enter(): Promise<void> {
    this.last = this.last.then(() => setImmediate());
    return this.last;
  }
}
