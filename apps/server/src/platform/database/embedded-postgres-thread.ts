import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { returnMemorySoon } from '../return-memory.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the database; initialised when it is not there and there is no template. */
  dataDir: string;
  /** A database directory to copy to `dataDir` first. */
  template: string | null;
  postgresqlconf: string[];
}

/** Bytes of a connection, or the wish to close. */
export type ThreadRequest = { connection: number; bytes: Uint8Array } | 'close';

/** What the thread says: it is ready, it has answered, or it has failed for good. */
export type ThreadMessage =
  | { type: 'ready' }
  | { type: 'answer'; connection: number; bytes: Uint8Array }
  | { type: 'closed' }
  | { type: 'failed'; message: string };

const say = (message: ThreadMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

const opened = open(workerData as EmbeddedPostgresOptions);
opened.then(
  () => {
    say({ type: 'ready' });
    returnMemorySoon();
  },
  (error: Error) => say({ type: 'failed', message: error.message }),
);

/** Requests are answered one after another, in the order in which they came: each is done before the next is read. */
parentPort?.on('message', async (request: ThreadRequest) => {
  try {
    const database = await opened;
    if (request === 'close') {
      await database.close();
      say({ type: 'closed' });
      return;
    }
    const bytes = await answerTo(database, request.bytes);
    say({ type: 'answer', connection: request.connection, bytes }, [bytes.buffer]);
  } catch (error) {
    // A request that fails is told of; those after it are answered all the same.
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * As a stream, whose parts nobody but this has: of an answer that it returns whole, PGlite also keeps every message in
 * its parsed form until the next query of its own, and there is none. Files are written as the database writes them.
 */
async function answerTo(database: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => {
      // A copy: the part is a view of the database's own memory.
      parts.push(part.slice());
      length += part.length;
    },
  });
  const answer = new Uint8Array(length);
  let end = 0;
  for (const part of parts) {
    answer.set(part, end);
    end += part.length;
  }
  return answer;
}

async function open({ dataDir, template, postgresqlconf }: EmbeddedPostgresOptions): Promise<PGlite> {
  if (template && existsSync(template)) copyDatabase(template, dataDir);
  return PGlite.create({ dataDir, postgresqlconf });
}

/**
 * Copies beside the target and renames, so that a start cut short never leaves half a database behind. All at once:
 * one file after another would take five times as long.
 */
function copyDatabase(from: string, to: string): void {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true });
  renameSync(unfinished, to);
}
