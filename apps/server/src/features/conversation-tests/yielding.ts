import { longWork } from '../../platform/one-a-turn.ts';

/** Milliseconds of work in a row; a visitor who says something meanwhile waits no longer than this and a turn. */
const slice = 2;

/** Keeps long work from holding up everything else in the process. */
export class Yielding {
  private since = performance.now();

  /** Lets others come first if it is their turn. */
  async rest(): Promise<void> {
    if (performance.now() - this.since < slice) return;
    await longWork.enter();
    this.since = performance.now();
  }
}
