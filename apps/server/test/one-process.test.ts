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
    expect(errors).toContain(`Another Samtale server is using ${place.environment.SAMTALE_DATA}.`);
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

test('what goes wrong is told with the source where it went wrong', async () => {
  const environment = { ...place.environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const { code, errors } = await runServerProcess({ environment });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /at async openPostgres \(apps\/server\/src\/platform\/database\/open-postgres\.ts:\d+:\d+\)/,
  );
});
