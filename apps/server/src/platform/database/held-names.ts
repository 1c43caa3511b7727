/** What is to be locked is held by work that lasts. */
class NameHeld extends Error {
  readonly released: Promise<void>;

  constructor(released: Promise<void>) {
    super('A name is held by work that lasts');
    this.released = released;
  }
}

/** Holds names until it is released. */
interface Holder {
  /** Throws when somebody else holds it. */
  hold(name: string): void;
  release(): void;
}

/**
 * Names that are locked on the embedded database. A transaction is alone with its one session, and need hold nothing;
 * work that is stored in portions holds what it has locked from one portion to the next.
 */
export class HeldNames {
  /** When each name is let go of. */
  private readonly held = new Map<string, Promise<void>>();

  /** Does something that locks names. Where one is held, it is done from the start once that is over, without a session meanwhile. */
  async whenFree<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NameHeld)) throw error;
        await error.released;
      }
    }
  }

  /** For who is alone with the session. Throws when the name is held. */
  assertFree(name: string): void {
    const released = this.held.get(name);
    if (released) throw new NameHeld(released);
  }

  createHolder(): Holder {
    const own = new Set<string>();
    const { promise: released, resolve } = Promise.withResolvers<void>();
    return {
      hold: (name) => {
        if (own.has(name)) return;
        this.assertFree(name);
        own.add(name);
        this.held.set(name, released);
      },
      release: () => {
        for (const name of own) this.held.delete(name);
        resolve();
      },
    };
  }
}
