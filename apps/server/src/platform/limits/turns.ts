/** How many of one subject's pieces of work are done at a time, and how many wait. */
export interface TurnLimits {
  most: number;
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets each of many do so many things at a time; what is more waits in a line of its own, and one too many is refused. */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly refuse: () => Error;
  private readonly lines = new Map<string, Line>();

  constructor(limits: TurnLimits, refuse: () => Error) {
    this.limits = limits;
    this.refuse = refuse;
  }

  /** Null once it is the subject's turn, or what to wait for. `leave` is called when the work is done. Throws what `refuse` makes. */
  enter(subject: string): Promise<void> | null {
    const line = this.lines.get(subject) ?? { running: 0, waiting: [] };
    this.lines.set(subject, line);
    if (line.running < this.limits.most) {
      line.running++;
      return null;
    }
    if (line.waiting.length >= this.limits.waiting) throw this.refuse();
    return new Promise((resolve) => line.waiting.push(resolve));
  }

  /** Gives the turn to who has waited longest. */
  leave(subject: string): void {
    const line = this.lines.get(subject);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) this.lines.delete(subject);
  }
}
