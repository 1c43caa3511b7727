import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EmbeddedPostgresOptions, ThreadMessage, ThreadRequest } from './embedded-postgres-thread.ts';

/** PGlite in a thread of its own, spoken to in PostgreSQL's wire protocol. */
export interface EmbeddedPostgres {
  /** A connection for node-postgres. There is one session, so one connection at a time. */
  connect(): Duplex;
  close(): Promise<void>;
}

/**
 * Opens PGlite in a thread, so that a query holds up no request and the two cores of a small machine are both used.
 * Rejects when the database cannot be opened.
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const worker = new Worker(new URL('./embedded-postgres-thread.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const received = (type: ThreadMessage['type']) =>
    new Promise<void>((resolve, reject) => {
      const listen = (message: ThreadMessage) => {
        if (message.type === 'failed') reject(new Error(`The embedded database failed: ${message.message}`));
        if (message.type !== type) return;
        worker.off('message', listen);
        resolve();
      };
      worker.on('message', listen);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database ended')));
    });
  await received('ready');
  return {
    connect: () => new ThreadConnection(worker),
    close: async () => {
      const closed = received('closed');
      worker.postMessage('close' satisfies ThreadRequest);
      await closed;
      await worker.terminate();
    },
  };
}

/** AuthenticationOk and ReadyForQuery (PostgreSQL documentation, "Message Formats"). */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

/** A message of the protocol: its kind, its length and what it says. */
function message(kind: string, text = ''): Uint8Array<ArrayBuffer> {
  const content = text ? Buffer.from(`${text}\0`) : Buffer.alloc(0);
  const bytes = new Uint8Array(5 + content.length);
  bytes[0] = kind.charCodeAt(0);
  new DataView(bytes.buffer).setInt32(1, 4 + content.length);
  bytes.set(content, 5);
  return bytes;
}

/**
 * What brings the one session to where a new connection expects it. The pool lets go of a connection in which a
 * statement failed, and the next one finds its transaction and its prepared statements otherwise.
 */
const reset = () => [message('S'), message('Q', 'ROLLBACK'), message('Q', 'DISCARD ALL')];

let connections = 0;

/** The socket that node-postgres takes the thread for. */
class ThreadConnection extends Duplex {
  private readonly worker: Worker;
  /** Tells the answers of this connection from late ones of the connection before. */
  private readonly number = ++connections;
  private started = false;
  /** Answers to come that belong to the reset. */
  private resetting = 0;

  constructor(worker: Worker) {
    super();
    this.worker = worker;
    this.onThreadMessage = this.onThreadMessage.bind(this);
  }

  connect(): this {
    this.worker.on('message', this.onThreadMessage);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    this.worker.ref();
    return this;
  }

  unref(): this {
    this.worker.unref();
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (!this.started) {
      // The start-up message: the session is there already.
      this.started = true;
      for (const bytes of reset()) {
        this.resetting++;
        this.request(bytes);
      }
    } else if (chunk[0] === terminate && chunk.length === 5) this.destroy();
    else {
      // A copy to give away: node-postgres writes its next message into the same buffer.
      this.request(new Uint8Array(chunk));
    }
    done();
  }

  /**
   * The messages of one query come together and are answered together: taken one by one, what follows a failed
   * message is not skipped up to the end of the query, and its answers are taken for the next query's.
   */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  private request(bytes: Uint8Array<ArrayBuffer>): void {
    this.worker.postMessage({ connection: this.number, bytes } satisfies ThreadRequest, [bytes.buffer]);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.worker.off('message', this.onThreadMessage);
    done(error);
  }

  private onThreadMessage(message: ThreadMessage): void {
    if (message.type === 'answer') {
      if (message.connection !== this.number) return;
      if (this.resetting === 0) this.push(message.bytes);
      else if (--this.resetting === 0) this.push(welcome);
    } else if (message.type === 'failed') this.destroy(new Error(message.message));
  }
}
