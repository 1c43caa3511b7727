import { within } from '../within.ts';

/** For so long a hub that ends waits for its answers, in milliseconds: a client that does not read holds its own back. */
const patience = 2000;

/** What sockets have asked of the hub and has not been answered yet. */
export class UnderWay {
  private readonly works = new Set<Promise<void>>();
  private isEnding = false;

  /** What comes now is left alone: its sender sends it again elsewhere. */
  get takesNoMore(): boolean {
    return this.isEnding;
  }

  /** Remembers work until it is done; it is never to reject. */
  note(work: Promise<void>): void {
    this.works.add(work);
    void work.then(() => this.works.delete(work));
  }

  /** Takes no more. Resolves when all that was taken is answered, or soon. */
  async end(): Promise<void> {
    this.isEnding = true;
    await within(patience, Promise.all(this.works));
  }
}
