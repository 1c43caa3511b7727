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
    const answer = database.execProtocolRawSync(request.bytes);
    // Cut to size: the answer may be a view of the database's own memory, which has to stay there.
    const bytes = answer.slice();
    say({ type: 'answer', connection: request.connection, bytes }, [bytes.buffer]);
  } catch (error) {
    // A request that fails is told of; those after it are answered all the same.
    say({ type: 'failed', message: (error as Error).message });
  }
});

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
