import type { Kind } from './kinds.ts';
import { type Made, makers } from './make-records.ts';
import type { Owner } from './owner.ts';

/** An owner's records: each time one is asked for it is another. */
export class OwnRecords {
  private readonly owner: Owner;
  /** What has been made, what was used last at the end: what belongs together is asked for one after the other. */
  private readonly made: Made[] = [];

  constructor(owner: Owner) {
    this.owner = owner;
  }

  async take(kind: Kind): Promise<string> {
    const at = this.made.findLastIndex((made) => made[kind]);
    const [spare] = at < 0 ? [] : this.made.splice(at, 1);
    const made = spare ?? (await makers[kind](this.owner));
    this.made.push(made);
    const id = made[kind];
    if (!id) throw new Error(`No ${kind} was made`);
    delete made[kind];
    return id;
  }
}
