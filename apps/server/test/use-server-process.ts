import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { inTests } from './in-tests.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server in a process of its own, which may end and be started again on the same data. */
interface RestartedServer {
  readonly place: FreshDatabase;
  /** The one that was started last. */
  readonly server: ServerProcess;
  start(): Promise<void>;
}

/** Gives a file's tests a server in a process of its own; what is returned has its values once the tests run. */
export function useServerProcess(): RestartedServer {
  const [place, setPlace] = inTests<FreshDatabase>();
  const [server, setServer] = inTests<ServerProcess>();
  const start = async () => setServer(await startServerProcess(place()));
  beforeAll(async () => {
    setPlace(await freshDatabase());
    await start();
  });
  afterAll(async () => {
    await server().kill();
    await place().remove();
  });
  return {
    get place() {
      return place();
    },
    get server() {
      return server();
    },
    start,
  };
}
