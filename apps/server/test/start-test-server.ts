import { type Call, createClient } from '@samtale/contract';
import { onTestFinished } from 'vitest';
import type { App } from '../src/app.ts';
import { forgetTests } from '../src/features/conversation-tests/index.ts';
import { eraseOldData } from '../src/features/retention/index.ts';
import type { Config } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { type ServerOptions, startServer } from '../src/start-server.ts';
import { configForTests } from './config-for-tests.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { watchServer } from './long-pieces/watch-server.ts';

/** The time as a server sees it: it stands still until a test moves it. */
export class TestClock {
  private time = Date.parse('2026-11-20T09:00:00.000Z');
  readonly now = (): Date => new Date(this.time);

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

export interface TestServer {
  url: string;
  app: App;
  clock: TestClock;
  place: FreshDatabase;
  /** Does the work of conversations that is due. */
  sweepWork(): Promise<void>;
  /** Puts visitors back in line whom nobody answers. */
  returnNeglected(): Promise<void>;
  /** Erases the personal data that agents no longer keep. */
  eraseOldData(): Promise<void>;
  /** Takes all conversations for quiet. */
  settleConversations(): Promise<void>;
  /** Calls as nobody. */
  call: Call;
  /** Calls as whoever has the token: staff or a visitor. */
  callAs(token: string): Call;
  close(): Promise<void>;
}

export interface TestServerOptions {
  redisUrl?: string | null;
  /** Settings that differ from those of tests. */
  config?: Partial<Config>;
  frontEnds?: NonNullable<ServerOptions['frontEnds']>;
}

const nothingToServe = async () => undefined;

/** The app on a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const place = await freshDatabase();
  return serve(place, await place.open(), new TestClock(), options, () => place.remove());
}

/** Another node on the database of a running server, until the test ends. */
export async function startSecondNode(
  first: TestServer,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { database } = first.app;
  // The embedded database takes one process at a time, so there both nodes share what the first has opened.
  const own = database.embedded ? { ...database, close: async () => undefined } : await first.place.open();
  const second = await serve(first.place, own, first.clock, options, async () => undefined);
  onTestFinished(() => second.close());
  return second;
}

async function serve(
  place: FreshDatabase,
  database: Database,
  clock: TestClock,
  { redisUrl = null, frontEnds = nothingToServe, config: more = {} }: TestServerOptions,
  afterwards: () => Promise<void>,
): Promise<TestServer> {
  const config = configForTests(redisUrl, more);
  const listens = watchServer();
  const { url, app, conversations, close } = await startServer({
    config,
    database,
    now: clock.now,
    frontEnds,
  });
  listens();
  const callAs = (token: string | null) => createClient({ baseUrl: `${url}/api`, token: () => token });
  return {
    url,
    app,
    clock,
    place,
    sweepWork: () => conversations.doDueWork(),
    settleConversations: () => conversations.settle(),
    returnNeglected: () => conversations.returnNeglected(),
    eraseOldData: () => eraseOldData(app, conversations, forgetTests),
    call: callAs(null),
    callAs,
    close: async () => {
      await close();
      await afterwards();
    },
  };
}
