import { SourceStatus } from '@samtale/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sourceInput } from '../../../test/source-calls.ts';
import { useSources } from '../../../test/use-sources.ts';
import { sitePage } from '../../../test/web-site.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import { readSourceTurn } from './read-source.ts';
import { sourceJob } from './source-job.ts';

const { site, server, s } = useSources();

test('a node that ends waits for no page, and the next one goes on where it stood', async () => {
  site.pages = Object.fromEntries(
    Array.from({ length: 6 }, (_, n) => [
      `/${n}`,
      sitePage(`Side ${n}`, '<p>Om cykler.</p>', { [`/${n + 1}`]: 'Næste' }),
    ]),
  );
  const gate = Promise.withResolvers<void>();
  const paths = () => site.asked.map(({ path }) => path);
  // The first answer for one of them waits.
  site.before = () => (paths().indexOf('/3') === paths().length - 1 ? gate.promise : Promise.resolve());
  const { id } = await s().save(sourceInput({ url: `${site.url}/0`, taskCount: 1 }));
  await vi.waitFor(() => expect(paths()).toContain('/3'), { timeout: 15_000 });
  const { app } = server;
  await app.jobs.close(5000);
  // The turn has ended by itself, and another one waits; one that is cut off is to be tried again.
  const jobsOf = "SELECT state FROM pgboss.job WHERE data->>'sourceId' = $1 ORDER BY created_on";
  const { rows } = await app.database.pool.query<{ state: string }>(jobsOf, [id]);
  expect(rows.map(({ state }) => state)).toEqual(['completed', 'created']);
  // Read were three of them and the front page, which is not there.
  expect(await s().read(id)).toMatchObject({ isRunning: true, readPage: 4, waitingPage: 1, failedPage: 0 });

  const jobs = await openJobQueue(app.database, app.log);
  onTestFinished(() => jobs.close(5000));
  await jobs.work(sourceJob, (run, ending) => readSourceTurn({ ...app, jobs }, run, ending));
  // The page that was left is asked for again, though the first answer has not come yet.
  await vi.waitFor(() => expect(paths().filter((path) => path === '/3')).toHaveLength(2), {
    timeout: 15_000,
  });
  gate.resolve();
  expect(await s().settled(id)).toMatchObject({
    status: SourceStatus.trained,
    totalPage: 6,
    failedPage: 0,
  });
  expect(paths().filter((path) => path === '/1')).toHaveLength(1);
});
