import { type Bucket, RateLimiter } from './rate-limiter.ts';

/** What somebody has spent, as one node tells the others. */
export type Spent = readonly [limiter: string, subject: string, times: number];

/** Less than this part of what a minute allows is not worth telling the other nodes. */
const worthTelling = 0.001;

/**
 * Limits that hold over all nodes, within a second. Each node counts in its own memory, so that no message waits for a
 * store, and none is let through uncounted when there is none. Once a second it tells the others what was spent
 * (`takeSpent`, `spendElsewhere`). What has to hold to the last one is for `AttemptLimiter`.
 */
export class SharedRateLimiters {
  private readonly limiters = new Map<string, SharedRateLimiter>();
  /** Kept once somebody asks for it. */
  private spent: Map<string, Spent> | null = null;

  /** A limiter under a name that it has at all nodes. */
  open(name: string, perMinute: number): SharedRateLimiter {
    const limiter = new SharedRateLimiter(perMinute, (subject, times) => this.note(name, subject, times));
    this.limiters.set(name, limiter);
    return limiter;
  }

  private note(name: string, subject: string, times: number): void {
    if (!this.spent) return;
    const key = `${name} ${subject}`;
    const [, , before] = this.spent.get(key) ?? [name, subject, 0];
    this.spent.set(key, [name, subject, before + times]);
  }

  /** Takes what was spent at another node. */
  spendElsewhere(spent: readonly Spent[]): void {
    for (const [name, subject, times] of spent) this.limiters.get(name)?.spend(subject, times);
  }

  /** What has been spent here since it was asked last, as far as it is worth telling. */
  takeSpent(): Spent[] {
    const spent = [...(this.spent?.values() ?? [])].filter(
      ([name, , times]) => Math.abs(times) >= worthTelling * (this.limiters.get(name)?.perMinute ?? 0),
    );
    this.spent = new Map();
    return spent;
  }
}

/** A rate limiter whose node tells the others what was spent and what was given back. */
export class SharedRateLimiter extends RateLimiter {
  private readonly tell: (subject: string, times: number) => void;

  constructor(perMinute: number, tell: (subject: string, times: number) => void) {
    super(perMinute);
    this.tell = tell;
  }

  override allows(subject: string, times = 1): boolean {
    const isAllowed = super.allows(subject, times);
    if (isAllowed) this.tell(subject, times);
    return isAllowed;
  }

  override giveBack(subject: string, times = 1): void {
    super.giveBack(subject, times);
    this.tell(subject, -times);
  }

  /** Takes from a bucket that was looked at before (`bucketOf`). */
  take(bucket: Bucket, subject: string, times: number): void {
    bucket.left -= times;
    this.tell(subject, times);
  }
}
