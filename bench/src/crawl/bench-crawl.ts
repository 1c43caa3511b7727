import { fileURLToPath } from 'node:url';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { startProcess } from '../process/start-process.ts';
import { shareOfReference } from '../rows.ts';
import type { CrawlResult } from './crawl-result.ts';

const pages = 300;
const concurrency = 8;
const leastShare = 1.5;
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Pages a second of a website on this machine, read as sources are, beside crawlee's CheerioCrawler. */
export async function benchCrawl({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const site = await startProcess<{ url: string }>([script('site.ts'), String(pages)]);
  try {
    const rateOf = async (crawler: string) => {
      const printed = await runProcess([crawler, site.ready.url, String(concurrency)]);
      const { pages: read, seconds } = JSON.parse(printed) as CrawlResult;
      if (read < pages) throw new Error(`${crawler} read ${read} of ${pages} pages`);
      return read / seconds;
    };
    const rounds: { ours: number; reference: number }[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      rounds.push({
        ours: await rateOf(script('our-crawl.ts')),
        reference: await rateOf(`${peersFolder}crawlee-crawl.mjs`),
      });
    }
    const figure = {
      what: `pages read, ${concurrency} at once`,
      ours: median(rounds.map(({ ours }) => ours)),
      reference: median(rounds.map(({ reference }) => reference)),
      referenceName: 'crawlee',
      ratio: median(rounds.map(({ ours, reference }) => ours / reference)),
      unit: '/s',
    };
    return [shareOfReference(figure, leastShare, 'least')];
  } finally {
    await site.stop();
  }
}
