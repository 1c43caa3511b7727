const minute = 60_000;

/** What is left to one of the many. */
export interface Bucket {
  /** How often it may be done now; below zero when more was done than known of here (`spend`). */
  left: number;
  /** When that was reckoned, in milliseconds of the process's clock. */
  at: number;
}

/**
 * How often each of many may do something: so many times at once, and so many in every minute after that (a token
 * bucket). Kept in this node's memory, since it is asked on the busiest ways. `SharedRateLimiters` tells the other nodes.
 */
export class RateLimiter {
  readonly perMinute: number;
  private readonly atOnce: number;
  private readonly now: () => number;
  private lately = new Map<string, Bucket>();
  /** Who was there in the minute before; whoever has been away for longer may do everything again. */
  private before = new Map<string, Bucket>();
  private since = 0;

  /** @param atOnce how often at once, where that is not as often as in a minute */
  constructor(perMinute: number, now: () => number = () => performance.now(), atOnce = perMinute) {
    this.perMinute = perMinute;
    this.atOnce = atOnce;
    this.now = now;
  }

  /** Whether it may be done now, once or `times` times; if so, it counts as done. */
  allows(subject: string, times = 1): boolean {
    const bucket = this.bucketOf(subject);
    if (bucket.left < times) return false;
    bucket.left -= times;
    return true;
  }

  /** Counts what was done elsewhere, allowed or not. */
  spend(subject: string, times: number): void {
    this.bucketOf(subject).left -= times;
  }

  /** Uncounts what did not come about. */
  giveBack(subject: string, times = 1): void {
    const bucket = this.bucketOf(subject);
    bucket.left = Math.min(this.atOnce, bucket.left + times);
  }

  /** How often it may be done now. */
  left(subject: string): number {
    return this.bucketOf(subject).left;
  }

  /** Seconds until it may be done again so many times. */
  secondsUntil(subject: string, times = 1): number {
    return this.secondsToGain(Math.max(0, times - this.bucketOf(subject).left));
  }

  /** Seconds until it may be done so many times more than now. */
  secondsToGain(times: number): number {
    return (times / this.perMinute) * 60;
  }

  /** What is left to a subject as of now; to be taken from at once or not at all. */
  bucketOf(subject: string): Bucket {
    const now = this.now();
    if (now - this.since >= minute) this.turn(now);
    let bucket = this.lately.get(subject);
    if (!bucket) {
      bucket = this.before.get(subject) ?? { left: this.atOnce, at: now };
      this.lately.set(subject, bucket);
    }
    bucket.left = Math.min(this.atOnce, bucket.left + ((now - bucket.at) / minute) * this.perMinute);
    bucket.at = now;
    return bucket;
  }

  private turn(now: number): void {
    this.before = now - this.since < 2 * minute ? this.lately : new Map();
    this.lately = new Map();
    this.since = now;
  }
}
