import { expect, onTestFinished, test, vi } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { type JobDefinition, openJobQueue } from './job-queue.ts';

const server = useServer();

test('a job that does not end with its node is given back at once, for another node to do', async () => {
  const { database, log } = server.app;
  const endless: JobDefinition<{ key: string }> = { name: 'endless', keyOf: ({ key }) => key };
  const queue = await openJobQueue(database, log);
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  await queue.work(endless, () => {
    begun();
    return new Promise(() => undefined);
  });
  await queue.send(endless, { key: 'one' });
  await beginning;
  await queue.close(1000);
  const { rows } = await database.pool.query("SELECT state FROM pgboss.job WHERE name = 'endless'");
  expect(rows).toEqual([{ state: 'retry' }]);
});

test('of a group one job at a time is done, and none waits for one of another group that takes long', async () => {
  const { database, log } = server.app;
  const grouped: JobDefinition<{ key: string; group: string }> = {
    name: 'grouped',
    keyOf: ({ key }) => key,
    groupOf: ({ group }) => group,
    atOnce: 2,
  };
  const queue = await openJobQueue(database, log);
  onTestFinished(() => queue.close(1000));
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  for (const key of ['a1', 'a2', 'b1', 'b2'])
    await queue.send(grouped, { key, group: key.slice(0, 1) }, { after: key === 'b2' ? 1 : 0 });
  await queue.work(grouped, async ({ key }) => {
    begun.push(key);
    if (key === 'a1') await gate.promise;
  });
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'b2']), { timeout: 10_000 });
  gate.resolve();
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'b2', 'a2']), { timeout: 10_000 });
});
