import { expect, test, vi } from 'vitest';
import { createAgent } from '../factories.ts';
import { staffOf } from '../people.ts';
import { sourceCalls, sourceInput } from '../source-calls.ts';
import { useServer } from '../use-server.ts';
import { sitePage, useWebSite, type WebSite } from '../web-site.ts';

/** Websites that ask for long pauses. */
const slow = [useWebSite(), useWebSite()];
const quick = useWebSite();
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });

async function company() {
  const agentId = await createAgent(server.app);
  return sourceCalls(await staffOf(server, agentId, [2]), agentId);
}

function furnish(site: WebSite, delay: number): void {
  const robots = { body: `User-agent: *\nCrawl-delay: ${delay}`, headers: { 'content-type': 'text/plain' } };
  site.pages = {
    '/robots.txt': robots,
    '/': sitePage('Forside', '<p>Cykler.</p>', { '/1': '1' }),
    '/1': sitePage('Side 1', '<p>Om cykler.</p>'),
  };
}
const asked = (site: WebSite, path: string) => site.asked.filter((one) => one.path === path).length;

test('others are read while sites ask for pauses', async () => {
  for (const site of slow) {
    furnish(site, 1000);
    await (await company()).save(sourceInput({ url: site.url }));
  }
  await vi.waitFor(() => expect(slow.every((site) => asked(site, '/') > 0)).toBe(true), 10_000);
  quick.pages = { '/': sitePage('Forside', '<p>Cykler.</p>') };
  await (await company()).add({ url: quick.url });
  expect(slow.map((site) => asked(site, '/1'))).toEqual([0, 0]);
});

test('after a pause it goes on where it was, and one that is begun again in between is read too', async () => {
  const [site] = slow;
  if (!site) throw new Error('no site');
  furnish(site, 2);
  const s = await company();
  const { id } = await s.save(sourceInput({ url: site.url }));
  expect(await s.settled(id)).toMatchObject({ totalPage: 2, failedPage: 0 });
  expect(asked(site, '/robots.txt')).toBe(1);
  site.asked = [];
  await s.reset(id);
  const waiting = "SELECT 1 FROM pgboss.job WHERE data->>'sourceId' = $1 AND state = 'created'";
  await s.until(id, ({ readPage }) => readPage === 1);
  await vi.waitFor(async () =>
    expect((await server.app.database.pool.query(waiting, [id])).rows).toHaveLength(1),
  );
  await s.stop(id);
  expect(await s.run(id)).toMatchObject({ totalPage: 2, failedPage: 0 });
  expect(asked(site, '/1')).toBeGreaterThan(0);
});
