import type { App } from '../../../app.ts';
import { countByAgent } from '../counts/index.ts';
import { clearMarks } from './clear-marks.ts';
import { indexTexts } from './index-texts.ts';
import { storeRows } from './store-rows.ts';
import type { ConversationRow } from './stored-step.ts';

/** How long a row may lag behind its log, in milliseconds. Steps that follow each other faster share one update. */
const lag = 250;
/** A conversation is forgotten when nothing has happened in it for so long, in milliseconds. */
const quiet = 5 * 60_000;
const sweepInterval = 60_000;
/** How many conversations a node remembers, some 2 kB each and 20 bytes for each message. Beyond it the least recently used go. */
const capacity = 10_000;
/** More rows in one update would hold up the steps behind it. */
const largestUpdate = 200;

interface Remembered {
  row: ConversationRow;
  /** Marks of the messages in the log (`markOf`). */
  marks: Set<number>;
  /** By the process's clock, in milliseconds. */
  touched: number;
}

/**
 * The conversations that are going on at this node, as their logs leave them. Their rows in the database follow a
 * moment later, many together, and carry the mark `log_ahead` until the conversation is quiet: should the process
 * end at once, `catchUpRows` brings exactly those up to date.
 */
export class ConversationMemory {
  private readonly app: App;
  private readonly remembered = new Map<string, Remembered>();
  /** Conversations whose row has not been told of their last steps. */
  private readonly behind = new Set<string>();
  private readonly sweeping: NodeJS.Timeout;
  private timer: NodeJS.Timeout | undefined;
  private updating: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.app = app;
    this.sweeping = setInterval(() => this.inBackground(this.sweep()), sweepInterval).unref();
  }

  get(conversationId: string): ConversationRow | undefined {
    return this.remembered.get(conversationId)?.row;
  }

  /**
   * Whether a remembered conversation's log may hold a message already. False is certain, as far as this node knows
   * the log; true is wrong once in some hundred thousand times, and to be looked up.
   */
  mayHoldMessage(conversationId: string, clientId: string): boolean {
    return this.remembered.get(conversationId)?.marks.has(markOf(clientId)) ?? false;
  }

  /**
   * Keeps a conversation as a stored step left it. Its row in the database is to bear the mark already.
   * `clientIds` are those of its log as far as they are new to the memory: of a conversation read again, all.
   */
  keep(row: ConversationRow, clientIds: readonly string[]): void {
    const touched = performance.now();
    // In place: a map that is taken from and added to at every step is copied over and over, and its copies outlive it.
    let known = this.remembered.get(row.id);
    if (known) {
      known.row = row;
      known.touched = touched;
    } else {
      known = { row, marks: new Set(), touched };
      this.remembered.set(row.id, known);
    }
    for (const clientId of clientIds) known.marks.add(markOf(clientId));
    this.behind.add(row.id);
    this.timer ??= setTimeout(() => this.inBackground(this.update()), lag).unref();
  }

  /** Forgets a conversation whose log was rewritten up to a number, unless a later step of it is known. */
  forget(conversationId: string, upTo: number): void {
    const known = this.remembered.get(conversationId);
    if (!known || known.row.state.seq >= upTo) return;
    this.remembered.delete(conversationId);
    this.behind.delete(conversationId);
  }

  /** Resolves when the rows tell of every step stored at this node so far. Rejects when they cannot be stored. */
  update(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const updated = this.updating.then(() => this.updateBehind());
    this.updating = updated.catch(() => undefined);
    return updated;
  }

  /** Brings all rows up to date. They keep their mark, in case a step is still on its way; the next start looks. */
  close(): Promise<void> {
    clearInterval(this.sweeping);
    return this.update();
  }

  /** Those of now: a step that comes meanwhile is for the next time. */
  private async updateBehind(): Promise<void> {
    // In one order at every node, so that no two wait for each other's rows.
    const ids = [...this.behind].sort();
    this.behind.clear();
    for (let i = 0; i < ids.length; i += largestUpdate) {
      const rows = ids.slice(i, i + largestUpdate).flatMap((id) => this.get(id) ?? []);
      try {
        await storeRows(this.app.database.pool, rows);
      } catch (error) {
        for (const id of ids.slice(i)) this.behind.add(id);
        throw error;
      }
    }
  }

  /** Brings all rows up to date, and takes their marks away. */
  async settleAll(): Promise<void> {
    await this.update();
    await this.settle([...this.remembered.values()]);
  }

  private async sweep(): Promise<void> {
    await this.update();
    const all = [...this.remembered.values()].sort((one, other) => one.touched - other.touched);
    const since = performance.now() - quiet;
    await this.settle(all.filter(({ touched }, i) => touched < since || i < all.length - capacity));
  }

  /**
   * Forgets first: a step that comes meanwhile finds the conversation in the database, and marks it again.
   * The mark goes last: what it stands on is not complete without the texts and the counts.
   */
  private async settle(conversations: readonly Remembered[]): Promise<void> {
    for (const { row } of conversations) this.remembered.delete(row.id);
    for (let i = 0; i < conversations.length; i += largestUpdate) {
      const rows = conversations.slice(i, i + largestUpdate).map(({ row }) => row);
      const ids = rows.map(({ id }) => id);
      await indexTexts(this.app.database.pool, ids);
      await countByAgent(this.app.database, rows);
      // A step may have come since all rows were brought up to date.
      await storeRows(this.app.database.pool, rows);
      await clearMarks(this.app.database.pool, ids);
    }
  }

  /** What fails is tried again with the next step or sweep; until then the log has it all. */
  private inBackground(work: Promise<void>): void {
    work.catch((err: unknown) => this.app.log.error({ err }, 'conversation rows lag behind'));
  }
}

/** The last 28 bits of a client id, random in every version of UUID in use: all ids as strings would be much to keep. */
const markOf = (clientId: string) => Number.parseInt(clientId.slice(-7), 16);
