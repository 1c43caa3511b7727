import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createId } from '../../src/platform/database/columns.ts';
import { postgresOfVersion, refusingPostgres, silentServer } from '../fake-postgres.ts';
import { type FreshDatabase, freshDatabase } from '../fresh-database.ts';
import { administer } from '../postgres-cluster.ts';
import { runServerProcess } from '../server-process.ts';

const isEmbedded = inject('database').kind === 'pglite';
/** Alone, each start ends within 15 seconds; here several go on at once. */
const timeout = 40_000;

const places: FreshDatabase[] = [];
afterAll(() => Promise.all(places.map((place) => place.remove())));

/** Removed at the end: tests that run at once share the hook for what is done when one of them finishes. */
async function ownPlace(): Promise<FreshDatabase> {
  const place = await freshDatabase();
  places.push(place);
  return place;
}

/** For a server that does not get as far as to its database. */
const nowhere = { environment: { SAMTALE_DATA: join(tmpdir(), `samtale-${createId()}`), DATABASE_URL: '' } };

/** What a server says that cannot start with these settings. */
async function refusedStart(
  settings: Record<string, string>,
  { environment }: Pick<FreshDatabase, 'environment'>,
): Promise<string> {
  const { code, errors } = await runServerProcess({ environment: { ...environment, ...settings } });
  expect(errors).not.toMatch(/\n\s+at /);
  expect(errors).not.toContain('hunter2');
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  return errors.trim();
}

// First, since it waits for long: the others start meanwhile.
test.concurrent('a Redis that does not answer', { timeout }, async () => {
  const silent = await silentServer();
  expect(await refusedStart({ REDIS_URL: `redis://${silent}` }, await ownPlace())).toMatch(
    /^REDIS_URL=.*; start it, or correct host, port and password\.$/,
  );
});

// What is said of each setting is in `config.test.ts`.
test.runIf(isEmbedded).concurrent('a setting that is no such one', { timeout }, async () => {
  expect(await refusedStart({ SMTP_URL: 'smtp://me:hunter2@mail' }, nowhere)).toMatch(
    /^SMTP_URL=smtp:\/\/me:\*\*\*@mail .* set MAIL_FROM .*\.$/,
  );
});

test.runIf(isEmbedded).concurrent.for([
  ['192.0.2.1', / this machine has no such address; name one of its addresses, .*\.$/],
  ['nowhere.invalid', / no machine has that name; .*\.$/],
] as const)('HOST=%s is refused in one sentence', { timeout }, async ([host, said]) => {
  const refused = await refusedStart({ HOST: host }, await ownPlace());
  expect(refused).toMatch(said);
  expect(refused).toContain(`HOST=${host} cannot be used`);
});

test.runIf(isEmbedded).concurrent('several settings are each told of', async () => {
  const wrong = { PORT: 'http', SAMTALE_LOG: 'loud' };
  const { errors } = await runServerProcess({ environment: { ...nowhere.environment, ...wrong } });
  expect(errors).toMatch(/^PORT=http .*\.\nSAMTALE_LOG=loud .*\.\n$/);
});

test.concurrent('a port in use', { timeout }, async () => {
  const [, port = ''] = (await silentServer()).split(':');
  expect(await refusedStart({ PORT: port }, await ownPlace())).toMatch(
    new RegExp(`^PORT=${port} .* something else listens there; .* another port\\.$`),
  );
});

test.skipIf(process.getuid?.() === 0).concurrent('a port that is for root alone', { timeout }, async () => {
  expect(await refusedStart({ PORT: '80' }, await ownPlace())).toMatch(
    /^PORT=80 .* may not listen there; .*\.$/,
  );
});

test.concurrent('a database of a newer version', { timeout }, async () => {
  const place = await ownPlace();
  const database = await place.open();
  await database.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 4102444800000)",
  );
  await database.close();
  const named = isEmbedded ? `SAMTALE_DATA=${place.environment.SAMTALE_DATA}` : 'DATABASE_URL=postgres://';
  const said = await refusedStart({}, place);
  expect(said).toContain(named);
  expect(said).toMatch(/ a newer version of Samtale has been at work .*; start that version .*\.$/);
});

test.concurrent('a database that was sealed with a key that is not told', { timeout }, async () => {
  const place = await ownPlace();
  const key = (byte: string) => byte.repeat(32);
  // This one ends too: after it has sealed its keys.
  const [, port = ''] = (await silentServer()).split(':');
  await refusedStart({ SAMTALE_SECRET_KEY: key('ab'), PORT: port }, place);
  expect(await refusedStart({ SAMTALE_SECRET_KEY: key('cd') }, place)).toMatch(
    /^SAMTALE_SECRET_KEYS cannot be used: the key that sealed .*; name the key that SAMTALE_SECRET_KEY had before\.$/,
  );
});

test.concurrent('a Redis that is not there', { timeout }, async () => {
  expect(await refusedStart({ REDIS_URL: 'redis://:hunter2@127.0.0.1:1' }, await ownPlace())).toMatch(
    /^REDIS_URL=redis:\/\/:\*\*\*@127\.0\.0\.1:1 .*ECONNREFUSED.*; start it, or correct host, port and password\.$/,
  );
});

describe.runIf(isEmbedded)('a folder', { concurrent: true }, () => {
  test.concurrent.for(['/proc/samtale', '/dev/null', '/dev/null/data'])('%s', { timeout }, async (folder) => {
    for (const DATABASE_URL of ['', 'postgres://127.0.0.1:1/x']) {
      expect(await refusedStart({ SAMTALE_DATA: folder, DATABASE_URL }, nowhere)).toMatch(
        new RegExp(`^SAMTALE_DATA=${folder} .* nothing can be kept in this folder .*; let the user .*\\.$`),
      );
    }
  });

  test.concurrent.for<[string, (database: string) => void]>([
    ['without a version', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['of another version', (database) => writeFileSync(join(database, 'PG_VERSION'), '12\n')],
    [
      'with a damaged control file',
      (database) => writeFileSync(join(database, 'global/pg_control'), 'x'.repeat(8192)),
    ],
    ['without its catalogue', (database) => rmSync(join(database, 'base'), { recursive: true })],
    [
      'that is nothing',
      (database) => {
        rmSync(database, { recursive: true });
        writeFileSync(database, '');
      },
    ],
  ])('with a database %s', { timeout }, async ([, damage]) => {
    const place = await ownPlace();
    const folder = place.environment.SAMTALE_DATA;
    damage(join(folder, 'database'));
    expect(await refusedStart({}, place)).toMatch(
      new RegExp(
        `^SAMTALE_DATA=${folder} .* damaged, .*; bring back a backup of the folder, or name another one\\.$`,
      ),
    );
  });
});

describe.skipIf(isEmbedded)('a PostgreSQL', { concurrent: true }, () => {
  const refused = (address: string) =>
    refusedStart({ DATABASE_URL: `postgres://me:hunter2@${address}/chats` }, nowhere);
  const url = ({ environment }: FreshDatabase) => new URL(environment.DATABASE_URL);

  test.concurrent('that is not there', { timeout }, async () => {
    expect(await refused('127.0.0.1:1')).toMatch(
      /^DATABASE_URL=postgres:\/\/me:\*\*\*@127\.0\.0\.1:1\/chats .* no PostgreSQL answers .*; start it, or correct host and port\.$/,
    );
  });

  test.concurrent('whose host has no address', { timeout }, async () => {
    expect(await refused('nowhere.invalid')).toMatch(
      / no PostgreSQL answers .*; start it, or correct host and port\.$/,
    );
  });

  test.concurrent('that does not answer', { timeout }, async () => {
    expect(await refused(await silentServer())).toMatch(/ no PostgreSQL answers .*; start it, .*\.$/);
  });

  test.concurrent('that refuses the password', { timeout }, async () => {
    const said = await refused(
      await refusingPostgres('28P01', 'password authentication failed for user "me"'),
    );
    expect(said).toMatch(/ password authentication failed for user "me"; correct user and password\.$/);
  });

  test.concurrent('that is too old', { timeout }, async () => {
    expect(await refused(await postgresOfVersion(140_011))).toMatch(
      / it is PostgreSQL 14; name a PostgreSQL 15 or newer\.$/,
    );
  });

  test.concurrent('that has no such database', { timeout }, async () => {
    const missing = Object.assign(url(await ownPlace()), { pathname: '/no_such_database' });
    expect(await refusedStart({ DATABASE_URL: missing.href }, nowhere)).toMatch(
      / database "no_such_database" does not exist; create that database, or correct its name\.$/,
    );
  });

  test.concurrent('that does not know the user', { timeout }, async () => {
    const asUnknown = Object.assign(url(await ownPlace()), { username: 'no_such_user' });
    expect(await refusedStart({ DATABASE_URL: asUnknown.href }, nowhere)).toMatch(
      / role "no_such_user" does not exist; correct the user, .*\.$/,
    );
  });

  test.concurrent('in which the user may make nothing', { timeout }, async () => {
    const place = await ownPlace();
    const user = `nobody_${createId().replaceAll('-', '')}`;
    await administer(place.environment.DATABASE_URL, `CREATE ROLE ${user} LOGIN`);
    const asNobody = Object.assign(url(place), { username: user });
    const said = await refusedStart({ DATABASE_URL: asNobody.href }, place);
    await administer(place.environment.DATABASE_URL, `DROP ROLE ${user}`);
    expect(said).toMatch(/ permission denied .*; make the user the owner of the database .*\.$/);
  });

  test.concurrent('that is a read-only copy', { timeout }, async () => {
    const place = await ownPlace();
    const name = url(place).pathname.slice(1);
    await administer(
      place.environment.DATABASE_URL,
      `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
    );
    expect(await refusedStart({}, place)).toMatch(
      / read-only transaction; name the database that this one is a copy of\.$/,
    );
  });
});
