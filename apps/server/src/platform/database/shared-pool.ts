import pg from 'pg';
import { shareOf } from '../limits/asker.ts';
import { busy } from '../limits/asker-limits.ts';
import { Turns } from '../limits/turns.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/** Statements and transactions that may wait for the share of one company; more are refused early. */
const mostWaiting = 512;
const nothingToRelease: Release = () => undefined;

/**
 * A pool of which no asker has more than a share: whoever asks for much waits for itself, and the others find
 * connections free. What the server does on its own behalf has no share to keep to.
 */
export class SharedPool extends pg.Pool {
  private readonly turns: Turns;

  /** @param share connections that one asker may have at a time */
  constructor(config: pg.PoolConfig, share: number) {
    super(config);
    this.turns = new Turns({ most: share, waiting: mostWaiting }, busy);
  }

  /** `query` connects through here too, with a callback. */
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const subject = shareOf();
    if (!connected) return subject === null ? super.connect() : this.connectInTurn(subject);
    if (subject === null) {
      super.connect(connected);
      return;
    }
    let turn: Promise<void> | null;
    try {
      turn = this.turns.enter(subject);
    } catch (error) {
      connected(error as Error, undefined, nothingToRelease);
      return;
    }
    const go = () =>
      super.connect((error, client) => {
        if (error || !client) {
          this.turns.leave(subject);
          return connected(error, client, nothingToRelease);
        }
        const leaving = this.leavesTurn(client, subject);
        connected(undefined, leaving, leaving.release);
      });
    if (turn) void turn.then(go);
    else go();
  }

  private async connectInTurn(subject: string): Promise<pg.PoolClient> {
    await this.turns.enter(subject);
    try {
      return this.leavesTurn(await super.connect(), subject);
    } catch (error) {
      this.turns.leave(subject);
      throw error;
    }
  }

  /** The client gives its turn on when it is released. */
  private leavesTurn(client: pg.PoolClient, subject: string): pg.PoolClient {
    const { release } = client;
    let isReleased = false;
    client.release = (error) => {
      if (!isReleased) this.turns.leave(subject);
      isReleased = true;
      release(error);
    };
    return client;
  }
}
