import type pg from 'pg';

/** Others get the session after so many milliseconds, once the statement under way is done. */
const portionMs = 4;

/**
 * The one session of the embedded database, for work that lasts: what it stores is committed every few milliseconds, and
 * whoever waits for the session goes first. To Drizzle it is a client of node-postgres.
 */
export class Portions {
  private readonly pool: pg.Pool;
  /** Null while others have the session. */
  private client: pg.PoolClient | null;
  private began = performance.now();
  /** Nothing is committed while somebody has what belongs together under way. */
  private holding = 0;
  private givingWay: Promise<void> | null = null;

  private constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.pool = pool;
    this.client = client;
  }

  static async begin(pool: pg.Pool): Promise<Portions> {
    const client = await pool.connect();
    await client.query('BEGIN');
    return new Portions(pool, client);
  }

  /** The call of a client that Drizzle makes. */
  readonly query = async (text: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    await this.givenWay();
    if (!this.client) throw new Error('The portion has ended');
    return this.client.query(text, values);
  };

  /** Does something in one portion. */
  readonly together = async <T>(work: () => Promise<T>): Promise<T> => {
    await this.givenWay();
    this.holding++;
    try {
      return await work();
    } finally {
      this.holding--;
    }
  };

  /** Stores what is under way, and gives up the session. */
  async commit(): Promise<void> {
    await this.client?.query('COMMIT');
    this.client?.release();
    this.client = null;
  }

  /** Gives up what is under way, and the session. One that cannot go back is not used again. */
  async rollBack(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  }

  /** Resolves once there is a portion with time left. */
  private async givenWay(): Promise<void> {
    const isOver = this.holding === 0 && performance.now() - this.began > portionMs;
    if (isOver) this.givingWay ??= this.giveWay();
    await this.givingWay;
  }

  private async giveWay(): Promise<void> {
    await this.commit();
    this.client = await this.pool.connect();
    await this.client.query('BEGIN');
    this.began = performance.now();
    this.givingWay = null;
  }
}
