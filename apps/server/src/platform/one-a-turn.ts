import { setImmediate, setTimeout } from 'node:timers/promises';

/** Who comes next waits as long as the piece before took, but no longer than so many milliseconds. */
const longestRest = 5;

/**
 * A line of which one at a time is let on in each turn of the event loop. After a piece of work that took some time, the
 * process does as long what others ask of it: an answer to a visitor takes several turns of the event loop.
 */
export class OneATurn {
  private last: Promise<void> = Promise.resolve();
  private rested: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn. */
  enter(): Promise<void> {
    this.last = this.last.then(async () => {
      await this.rested;
      await setImmediate();
      this.rested = restAfterPiece();
    });
    return this.last;
  }
}

/** Called when one is let on, whose piece is over by the next turn of the event loop. */
async function restAfterPiece(): Promise<void> {
  const began = performance.now();
  await setImmediate();
  const took = performance.now() - began;
  if (took >= 1) await setTimeout(Math.min(took, longestRest));
}

/** The line of all long work in the process, however many ask for it at once. A piece of it takes some milliseconds. */
export const longWork = new OneATurn();
