import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { inTests } from './in-tests.ts';

/** Gives a file's tests a database of their own, without a server; it is read once the tests run. */
export function useDatabase(): () => Database {
  const [database, set] = inTests<Database>();
  let place: FreshDatabase;
  beforeAll(async () => {
    place = await freshDatabase();
    set(await place.open());
  });
  afterAll(async () => {
    await database().close();
    await place.remove();
  });
  return database;
}
