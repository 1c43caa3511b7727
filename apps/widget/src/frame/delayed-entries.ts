import { type ConversationLog, nextDelay } from './conversation-log.ts';

/** Lets the entries of a log appear one after another, each after its delay. */
export class DelayedEntries {
  private readonly showNext: () => void;
  private running: { key: string; timer: number } | null = null;

  constructor(showNext: () => void) {
    this.showNext = showNext;
  }

  /** Runs the delay of the entry that is to appear next. */
  follow(log: ConversationLog): void {
    const key = log.entries[log.shown]?.key;
    if (key === this.running?.key) return;
    if (this.running) clearTimeout(this.running.timer);
    this.running = null;
    const delay = nextDelay(log);
    if (key === undefined || delay === null) return;
    const timer = window.setTimeout(() => {
      this.running = null;
      this.showNext();
    }, delay * 1000);
    this.running = { key, timer };
  }
}
