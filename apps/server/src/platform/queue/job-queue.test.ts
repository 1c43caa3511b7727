import { expect, test } from 'vitest';
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
