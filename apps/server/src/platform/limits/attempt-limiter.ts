/// <reference path="./rate-limiter-flexible.d.ts" />
import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
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
  /** So many at once; one without it. */
  times?: number;
}

/**
 * Limits that hold to the last attempt over all nodes: they are counted in the database, by the clock of the machine.
 * Nobody is counted in memory while the database is away, since what these limits protect is in it. What is counted is
 * kept under a hash: the table tells nobody's name or address.
 */
export class AttemptLimiter {
  private readonly database: Database;
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Counts an attempt, before it is made: those that are made at once are all counted. False when it is one too many for
   * one of the limits; those after it do not count what is not made, so that nobody uses up what others have.
   */
  async take(made: readonly Attempt[]): Promise<boolean> {
    for (const { limit, subject, times } of made) {
      try {
        await this.limiterOf(limit).consume(hashOf(subject), times);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    }
    return true;
  }

  /** Uncounts one attempt, which turned out well: others by the same subject still count. */
  async giveBack(made: readonly Attempt[]): Promise<void> {
    for (const { limit, subject, times } of made) await this.limiterOf(limit).reward(hashOf(subject), times);
  }

  /** Deletes what counts for no limit any more. */
  async deleteOld(): Promise<void> {
    await this.database.shared.delete(attempts, lt(attempts.expire, Date.now()));
  }

  private limiterOf({ name, most, seconds }: AttemptLimit): RateLimiterPostgres {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.database.pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        // An hourly job does so for all limits: `deleteOld`.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: most,
        duration: seconds,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

const hashOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url');
