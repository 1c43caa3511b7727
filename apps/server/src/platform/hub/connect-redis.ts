import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { StartError } from '../start-error.ts';
import { withoutPassword } from '../without-password.ts';

/** A Redis that starts together with the server may not be there at once: it is asked so often, a second apart. */
const tries = 3;
const pause = 1000;
/** Milliseconds after which a start waits no longer, also for one that takes the connection and says nothing. */
const patience = 10_000;
/** The longest pause before a lost connection is tried again, in milliseconds. */
const longestPause = 2000;

/** Connects to Redis. Throws `StartError` when it cannot be reached. Later it reconnects by itself, for ever. */
export async function connectRedis(url: string) {
  let isConnected = false;
  let failure: unknown = new Error('it does not answer');
  const reconnectStrategy = (retries: number, cause: Error) => {
    if (isConnected) return Math.min(50 * 2 ** retries, longestPause);
    return retries + 1 < tries ? pause : cause;
  };
  const client = createClient({ url, socket: { connectTimeout: patience / 2, reconnectStrategy } });
  // Until a lost connection is back, other nodes' events are caught up by sequence number.
  client.on('error', (error: unknown) => {
    failure = error;
  });
  const giveUp = new AbortController();
  try {
    // Only an answer shows that the password is right.
    const answered = client.connect().then(() => client.ping());
    const late = setTimeout(patience, null, { signal: giveUp.signal }).then(() => Promise.reject(failure));
    await Promise.race([answered, late]);
  } catch (error) {
    client.destroy();
    throw new StartError(
      {
        setting: `REDIS_URL=${withoutPassword(url)}`,
        wrong: `no Redis can be used there (${messageOf(failure ?? error)})`,
        remedy: 'start it, or correct host, port and password',
      },
      { cause: error },
    );
  } finally {
    giveUp.abort();
  }
  isConnected = true;
  return client;
}

/** A host with several addresses fails with one error for each, and no words of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
