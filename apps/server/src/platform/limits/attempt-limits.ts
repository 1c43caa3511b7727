import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { attempts } from '../database/tables.ts';

/** So many attempts in so many seconds, counted from the first. */
export interface AttemptLimit {
  name: string;
  most: number;
  seconds: number;
}

/** An attempt as one of the limits sees it: who makes it, or at what it is made. */
export interface Attempt {
  limit: AttemptLimit;
  subject: string;
}

/** The longest of the limits, in seconds: what is older counts for none. */
const longest = 86_400;

/** Limits that all nodes share. What is counted is kept under a hash: the table tells nobody's name or address. */
export class AttemptLimits {
  private readonly database: Database;
  private readonly now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.database = database;
    this.now = now;
  }

  /**
   * Counts an attempt, before it is made: those that are made at once are all counted. False when it is one too many for
   * one of the limits; those after it do not count what is not made, so that nobody uses up what others have.
   */
  async take(made: readonly Attempt[]): Promise<boolean> {
    const now = this.now();
    for (const { limit, subject } of made) {
      const begin = new Date(now.getTime() - limit.seconds * 1000).toISOString();
      const { rows } = await this.database.pool.query<{ count: number }>({
        name: 'take-attempt',
        text: takeAttempt,
        values: [keyOf(limit, subject), now.toISOString(), begin],
      });
      if ((rows[0]?.count ?? 0) > limit.most) return false;
    }
    return true;
  }

  /** Uncounts one attempt, which turned out well: others by the same subject still count. */
  async giveBack(made: readonly Attempt[]): Promise<void> {
    const keys = made.map(({ limit, subject }) => keyOf(limit, subject));
    if (keys.length) {
      await this.database.pool.query('UPDATE attempts SET count = count - 1 WHERE key = ANY($1)', [keys]);
    }
  }

  /** Deletes what counts for no limit any more. */
  async deleteOld(): Promise<void> {
    const before = new Date(this.now().getTime() - longest * 1000).toISOString();
    await this.database.shared.delete(attempts, lt(attempts.since, before));
  }
}

const takeAttempt = `
  INSERT INTO attempts AS a (key, count, since) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE
     SET count = CASE WHEN a.since <= $3 THEN 1 ELSE a.count + 1 END,
         since = CASE WHEN a.since <= $3 THEN excluded.since ELSE a.since END
  RETURNING count`;

const keyOf = ({ name }: AttemptLimit, subject: string): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
