/** How many of one subject's pieces of work are done at a time, and how many wait. */
export interface TurnLimits {
  most: number;
  waiting: number;
}

interface Line {
  running: number;
  waiting: { turn: Promise<void>; begin: () => void }[];
}

/** So many lines are kept before those are dropped in which nobody is. */
const keptLines = 1000;

/** Lets each of many do so many things at a time; what is more waits in a line of its own, and one too many is refused. */
export class Turns {
  private readonly limits: TurnLimits;
  private readonly refuse: () => Error;
  /** An empty line is kept for a while: who was in it comes again, and to make and drop it each time takes longer. */
  private readonly lines = new Map<string, Line>();
  private dropAbove = keptLines;

  constructor(limits: TurnLimits, refuse: () => Error) {
    this.limits = limits;
    this.refuse = refuse;
  }

  /** Null once it is the subject's turn, or what to wait for. `leave` is called when the work is done. Throws what `refuse` makes. */
  enter(subject: string): Promise<void> | null {
    const line = this.lines.get(subject) ?? this.open(subject);
    if (line.running < this.limits.most) {
      line.running++;
      return null;
    }
    if (line.waiting.length >= this.limits.waiting) throw this.refuse();
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    line.waiting.push({ turn, begin });
    return turn;
  }

  /** Gives the turn to who has waited longest. */
  leave(subject: string): void {
    const line = this.lines.get(subject);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) next.begin();
    else line.running--;
  }

  /** Leaves, whether or not it was the subject's turn yet: `turn` is what `enter` gave. One that has not come never comes. */
  giveUp(subject: string, turn: Promise<void> | null): void {
    const waiting = this.lines.get(subject)?.waiting ?? [];
    const place = waiting.findIndex((one) => one.turn === turn);
    if (place === -1) this.leave(subject);
    else waiting.splice(place, 1);
  }

  private open(subject: string): Line {
    if (this.lines.size >= this.dropAbove) this.dropEmpty();
    const line: Line = { running: 0, waiting: [] };
    this.lines.set(subject, line);
    return line;
  }

  private dropEmpty(): void {
    for (const [subject, { running }] of this.lines) if (running === 0) this.lines.delete(subject);
    this.dropAbove = Math.max(keptLines, 2 * this.lines.size);
  }
}
