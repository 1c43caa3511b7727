import { busy } from '../../../platform/limits/asker-limits.ts';
import { Turns } from '../../../platform/limits/turns.ts';
import { FairQueue } from '../../../platform/worker-pool/fair-queue.ts';

/** Each may take hundreds of megabytes. */
const mostProcesses = 3;
/** Pages and documents that the people of a company have read by hand at a time, those included that wait. */
const mostCalls = 10;

/** Who has a process, or waits for a turn to start one. */
export interface TurnHolder {
  readonly company: string;
  /** Ends its process if that has nothing to do, and leaves. */
  handOver(): void;
}

interface Waiting {
  holder: TurnHolder;
  begin: () => void;
}

/** Companies take turns at the processes that read: each has one at most. A process that only rests makes room for who waits. */
export class ReadingTurns {
  /** No call waits that has no place, and a website that is read asks for few things at a time. */
  private readonly queue = new FairQueue<Waiting>(Number.POSITIVE_INFINITY);
  private readonly holders = new Set<TurnHolder>();
  private readonly calls = new Turns({ most: mostCalls, waiting: 0 }, busy);

  /** Does something that will have a process read. Rejects with `unavailable`, at once, where too much of the company waits. */
  async inPlace<Result>(company: string, work: () => Promise<Result>): Promise<Result> {
    this.calls.enter(company);
    try {
      return await work();
    } finally {
      this.calls.leave(company);
    }
  }

  /** Resolves when a process may be started. `leave` is called when it has ended. */
  enter(holder: TurnHolder): Promise<void> {
    return new Promise((begin) => {
      this.queue.add(holder.company, { holder, begin });
      this.startNext();
      for (const one of this.holders) if (this.isAwaited(one)) one.handOver();
    });
  }

  leave(holder: TurnHolder): void {
    this.holders.delete(holder);
    this.queue.done(holder.company);
    this.startNext();
  }

  /** Whether somebody waits who could begin if this one left. */
  isAwaited({ company }: TurnHolder): boolean {
    return this.queue.isAwaited(company);
  }

  private startNext(): void {
    while (this.holders.size < mostProcesses) {
      const next = this.queue.next();
      if (!next) return;
      this.holders.add(next.item.holder);
      next.item.begin();
    }
  }
}

/** Those of this node. */
export const readingTurns = new ReadingTurns();
