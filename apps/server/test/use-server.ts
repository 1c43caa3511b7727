import { afterAll, beforeAll } from 'vitest';
import { inTests } from './in-tests.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

/** Gives a file's tests a server of their own; what is returned has its values once the tests run. */
export function useServer(options: TestServerOptions = {}): TestServer {
  const [server, set] = inTests<TestServer>();
  beforeAll(async () => {
    set(await startTestServer(options));
  });
  afterAll(() => server().close());
  return readServer(server);
}

/** A server that is read when it is asked for something. */
export function readServer(server: () => TestServer): TestServer {
  return {
    get url() {
      return server().url;
    },
    get app() {
      return server().app;
    },
    get clock() {
      return server().clock;
    },
    get place() {
      return server().place;
    },
    sweepWork: () => server().sweepWork(),
    returnNeglected: () => server().returnNeglected(),
    eraseOldData: () => server().eraseOldData(),
    settleConversations: () => server().settleConversations(),
    get call() {
      return server().call;
    },
    callAs: (token) => server().callAs(token),
    close: () => server().close(),
  };
}
