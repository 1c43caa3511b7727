const minute = 60_000;

interface Bucket {
  /** How often it may be done now. */
  left: number;
  /** When that was reckoned, in milliseconds of the process's clock. */
  at: number;
}

/**
 * How often each of many may do something: so many times at once, and so many in every minute after that (a token
 * bucket). Kept in this node's memory alone, since it is asked on the busiest ways: several nodes let through as many
 * times more. What has to hold for all of them is for `AttemptLimits`.
 */
export class Pace {
  private readonly perMinute: number;
  private readonly now: () => number;
  private lately = new Map<string, Bucket>();
  /** Who was there in the minute before; whoever has been away for longer may do everything again. */
  private before = new Map<string, Bucket>();
  private since = 0;

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** Whether it may be done once more now; if so, it counts as done. */
  allows(subject: string): boolean {
    const now = this.now();
    if (now - this.since >= minute) this.turn(now);
    const bucket = this.bucketOf(subject, now);
    bucket.left = Math.min(this.perMinute, bucket.left + ((now - bucket.at) / minute) * this.perMinute);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  private turn(now: number): void {
    this.before = now - this.since < 2 * minute ? this.lately : new Map();
    this.lately = new Map();
    this.since = now;
  }

  private bucketOf(subject: string, now: number): Bucket {
    let bucket = this.lately.get(subject);
    if (!bucket) {
      bucket = this.before.get(subject) ?? { left: this.perMinute, at: now };
      this.lately.set(subject, bucket);
    }
    return bucket;
  }
}
