// Reads a website as sources do: node our-crawl.ts <address> <concurrency>. Prints one line of JSON, a `CrawlResult`.
// The other side is bench/peers/crawlee-crawl.mjs.
import { OutboundClient } from '@samtale/providers/http';
import { SiteReader } from '../../../apps/server/src/features/sources/reading/index.ts';
import type { CrawlResult } from './crawl-result.ts';

const [, , url = '', concurrency = '8'] = process.argv;
const http = new OutboundClient(['127.0.0.1']);
const settings = {
  url,
  addAfterUrl: '',
  includeUnderPages: true,
  includeOnlyStartedWith: [],
  notIncludeInUrl: [],
  excludedContent: [],
  mainTagName: '',
  lastModifiedTagName: '',
  timeoutSecond: 20,
  signIn: null,
};
const reader = new SiteReader(http, settings, 'bench');

const started = performance.now();
const { seeds, failure } = await reader.begin();
if (failure) throw new Error(`${failure.failure} ${failure.detail}`);
const known = new Set(seeds);
const waiting = [...seeds];
let characters = 0;
let running = 0;
await new Promise<void>((done) => {
  const go = () => {
    while (running < Number(concurrency) && waiting.length) {
      running++;
      void take(waiting.shift() ?? '').then(() => {
        running--;
        go();
      });
    }
    if (!running && !waiting.length) done();
  };
  go();
});
const result: CrawlResult = { pages: known.size, characters, seconds: (performance.now() - started) / 1000 };
console.log(JSON.stringify(result));
await http.close();
process.exit(0);

async function take(address: string): Promise<void> {
  const reading = await reader.read(address);
  if (reading.kind !== 'page') throw new Error(`${address}: ${reading.kind}`);
  characters += reading.text.length;
  for (const link of reading.links) {
    if (known.has(link)) continue;
    known.add(link);
    waiting.push(link);
  }
}
