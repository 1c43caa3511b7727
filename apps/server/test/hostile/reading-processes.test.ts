import { costlyCallsAtOnce, costOf, endpoints, SourceType } from '@samtale/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readingProcesses } from '../../src/features/sources/reading/reading-process.ts';
import { createAgent } from '../factories.ts';
import { staffOf } from '../people.ts';
import { sourceCalls, sourceInput } from '../source-calls.ts';
import { useServer } from '../use-server.ts';
import { sitePage, useWebSite } from '../web-site.ts';

/** Each page and document that is read takes a process, which takes up to a gigabyte. */
const site = useWebSite();
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });

/** A company with its calls on its sources. */
async function company() {
  const agentId = await createAgent(server.app);
  return sourceCalls(await staffOf(server, agentId, [2]), agentId);
}
const uploads = sourceInput({ sourceType: SourceType.upload, url: '', name: 'Vilkår' });
const text = (n: number) => new Blob([`Cykler kan lejes i ${n} dage.`]);

let most = 0;
let looking: NodeJS.Timeout;
beforeEach(() => {
  most = 0;
  looking = setInterval(() => {
    most = Math.max(most, readingProcesses.size);
  }, 2);
});
afterEach(() => clearInterval(looking));

test('documents of a company that come at once are read one at a time, and one too many is refused', async () => {
  const s = await company();
  const { id } = await s.save(uploads);
  const sent = await Promise.allSettled(
    Array.from({ length: 11 }, (_, n) => s.upload(id, `${n}.txt`, text(n))),
  );
  const refused = sent.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 503, reply: { details: { retryAfter: 1 } } } }]);
  expect(most).toBe(1);
  expect(await s.read(id)).toMatchObject({ totalPage: 10 });
});

test('of five companies three are read for at a time', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, company));
  const ids = await Promise.all(all.map(async (s) => (await s.save(uploads)).id));
  await Promise.all(all.flatMap((s, n) => [0, 1].map((m) => s.upload(ids[n] ?? '', `${m}.txt`, text(m)))));
  expect(most).toBe(3);
});

test('a page that is read again leaves no process behind', async () => {
  const s = await company();
  site.pages = { '/': sitePage('Leje', '<p>Cykler kan lejes.</p>') };
  const { id } = await s.add({ url: site.url });
  await vi.waitFor(() => expect(readingProcesses.size).toBe(0));
  const { list } = await s.pages(id);
  const page = list[0]?.id ?? '';
  for (let n = 0; n < 3; n++) await s.update(id, page);
  await vi.waitFor(() => expect(readingProcesses.size).toBe(0));
  expect(most).toBe(1);
});

test('what a process is started for costs as much as what is done one at a time', () => {
  const { updateTrainingPage, uploadSourceDocument, searchSources } = endpoints.sources;
  expect(costOf(updateTrainingPage)).toBeGreaterThanOrEqual(costlyCallsAtOnce.from);
  expect(costOf(uploadSourceDocument)).toBeGreaterThanOrEqual(costlyCallsAtOnce.from);
  expect(costOf(searchSources)).toBeGreaterThanOrEqual(100);
  expect(costOf(endpoints.auth.getCaptcha)).toBeGreaterThanOrEqual(10);
});
