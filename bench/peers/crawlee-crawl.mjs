// Reads a website with crawlee: node crawlee-crawl.mjs <address> <concurrency>
// Prints one line of JSON: { pages, characters, seconds }.
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';

const [, , url, concurrency] = process.argv;
log.setLevel(log.LEVELS.OFF);

let pages = 0;
let characters = 0;
const crawler = new CheerioCrawler(
  {
    minConcurrency: Number(concurrency),
    maxConcurrency: Number(concurrency),
    maxRequestRetries: 0,
    async requestHandler({ $, enqueueLinks }) {
      pages++;
      characters += $('main').text().length;
      await enqueueLinks({ strategy: 'same-hostname' });
    },
  },
  new Configuration({ persistStorage: false }),
);
const started = performance.now();
await crawler.run([url]);
console.log(JSON.stringify({ pages, characters, seconds: (performance.now() - started) / 1000 }));
process.exit(0);
