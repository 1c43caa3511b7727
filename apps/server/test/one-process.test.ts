import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { runServerProcess, type ServerProcess, startServerProcess } from './server-process.ts';

let place: FreshDatabase;
let first: ServerProcess;
beforeAll(async () => {
  place = await freshDatabase();
  first = await startServerProcess(place);
});
afterAll(async () => {
  await first.kill();
  await place.remove();
});

test.runIf(inject('database').kind === 'pglite')(
  'a second process on the same data folder is refused and does no harm',
  async () => {
    const { code, errors } = await runServerProcess(place);
    expect(code).toBe(1);
    expect(errors).toContain(`SAMTALE_DATA=${place.environment.SAMTALE_DATA} cannot be used: another`);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect((await fetch(first.ready.url)).status).toBeLessThan(600);
  },
);

test.runIf(inject('database').kind === 'postgres')('two processes share one PostgreSQL', async () => {
  const second = await startServerProcess(place);
  expect(second.ready.agentId).toBe(first.ready.agentId);
  await second.kill();
});

test('a process that is asked to stop does so by itself', async () => {
  const ended = new Promise((resolve) => first.child.once('exit', (...how) => resolve(how)));
  first.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  first = await startServerProcess(place);
});

test('what nobody foresaw is told with the source where it went wrong', async () => {
  const strange = await freshDatabase();
  const database = await strange.open();
  // All tables are there, but nobody remembers having made them.
  await database.pool.query('DROP SCHEMA drizzle CASCADE');
  await database.close();
  const { code, errors } = await runServerProcess(strange);
  await strange.remove();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /at async migrateDatabase \(apps\/server\/src\/platform\/database\/migrate\.ts:\d+:\d+\)/,
  );
});
