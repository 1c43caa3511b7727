import { expect, inject, test } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { runServerProcess, startServerProcess } from './server-process.ts';
import { useServerProcess } from './use-server-process.ts';

const node = useServerProcess();

test.runIf(inject('database').kind === 'pglite')(
  'a second process on the same data folder is refused and does no harm',
  async () => {
    const { code, errors } = await runServerProcess(node.place);
    expect(code).toBe(1);
    expect(errors).toContain(`SAMTALE_DATA=${node.place.environment.SAMTALE_DATA} cannot be used: another`);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect((await fetch(node.server.ready.url)).status).toBeLessThan(600);
  },
);

test.runIf(inject('database').kind === 'postgres')('two processes share one PostgreSQL', async () => {
  const second = await startServerProcess(node.place);
  expect(second.ready.agentId).toBe(node.server.ready.agentId);
  await second.kill();
});

test('a process that is asked to stop does so by itself', async () => {
  const ended = new Promise((resolve) => node.server.child.once('exit', (...how) => resolve(how)));
  node.server.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await node.start();
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
