import { expect, inject, test } from 'vitest';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { serverSecrets } from './tables.ts';

// The embedded database has one session, which nobody can end from outside.
test.skipIf(inject('database').kind === 'pglite')(
  'a connection that breaks between two statements fails its transaction and nothing else',
  async () => {
    const place = await freshDatabase();
    const database = await place.open();
    const news = Promise.withResolvers<void>();
    database.pool.once('acquire', (client) => client.once('end', news.resolve));
    const failing = database.transaction(async ({ shared }) => {
      await shared.insert(serverSecrets, [{ name: 'half', value: 'done' }]);
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
      await news.promise;
      await shared.insert(serverSecrets, [{ name: 'other half', value: 'done' }]);
    });
    await expect(failing).rejects.toThrow();
    expect((await database.pool.query("SELECT FROM server_secrets WHERE name LIKE '%half'")).rows).toEqual(
      [],
    );
    await database.close();
    await place.remove();
  },
);
