// A company that posts what costs most: node costly-company.ts '{"url","agentId","token","kind","seconds"}'.
// Prints how often it was answered and refused.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, addressOf, createClient, danish, endpoints, newId, newSource } from '@samtale/contract';

export type CostlyKind = 'entity trial' | 'entity type' | 'import and training' | 'crawl' | 'spreadsheet';
export interface CostlyTask {
  url: string;
  agentId: string;
  token: string;
  kind: CostlyKind;
  seconds: number;
}

/** One person's browser has so many calls under way. */
const atOnce = 6;

const task = JSON.parse(process.argv[2] ?? '') as CostlyTask;
const { agentId } = task;
const call = createClient({ baseUrl: `${task.url}/api`, token: () => task.token });
const language = { agentId, languageId: danish.id };
const entry = (name: string, index: number) => ({
  id: newId,
  name,
  synonymList: [],
  index,
  pronounceAs: '',
  showSynonyms: false,
});
/** Each character of a text costs such a pattern 1,202 steps. */
const patterns = Array.from({ length: 20_000 }, (_, i) => entry('(a?){600}b', i));

const deeds: Record<CostlyKind, () => Promise<() => Promise<unknown>>> = {
  'entity trial': async () => () =>
    call(endpoints.entities.tryEntityType, {
      params: { ...language, entityTypeId: newId },
      body: { text: 'a '.repeat(500), isRegEx: true, entityList: patterns.slice(0, 200) },
    }),
  'entity type': async () => () =>
    call(endpoints.entities.addOrUpdateEntityType, {
      params: language,
      body: { id: newId, title: 'dyr', isRegEx: true, entityList: patterns },
    }),
  'import and training': async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i) => `hvor finder jeg ting nummer ${i}\tFlow ${i % 100}`,
    );
    const rawBody = new Blob([rows.join('\n')]);
    return () => call(endpoints.training.importTrainingData, { params: language, rawBody });
  },
  crawl: async () => {
    const { id } = await call(endpoints.sources.saveGptTrainingJob, {
      params: { agentId },
      body: { ...newSource, id: newId, gptSettingClientList: null, url: await siteOfManyLinks() },
    });
    return async () => {
      await call(endpoints.sources.runGptTrainingJob, { params: { agentId, id } });
      await new Promise((resolve) => setTimeout(resolve, 1000));
    };
  },
  spreadsheet: async () => {
    const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };
    const address = addressOf(endpoints.statistics.exportStatistics, { agentId, ...days });
    const headers = { authorization: `Bearer ${task.token}` };
    return async () => {
      const reply = await fetch(`${task.url}/api${address}`, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(String(reply.status));
    };
  },
};

const deed = await deeds[task.kind]();
let answered = 0;
const refused: Record<string, number> = {};
const until = performance.now() + task.seconds * 1000;
const post = async () => {
  while (performance.now() < until) {
    try {
      await deed();
      answered++;
    } catch (error) {
      const why = error instanceof ApiError ? `${error.status}` : String(error);
      refused[why] = (refused[why] ?? 0) + 1;
      // A browser does not ask again at once either.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
await Promise.all(Array.from({ length: atOnce }, post));
console.log(JSON.stringify({ answered, refused }));
process.exit(0);

/** Every page leads to 3,000 others. */
async function siteOfManyLinks(): Promise<string> {
  const site = createServer((request, reply) => {
    const links = Array.from({ length: 3000 }, (_, i) => `<a href="${request.url}/${i}">Side ${i}</a>`);
    reply
      .setHeader('content-type', 'text/html')
      .end(`<title>Side</title><main><p>Tekst</p>${links.join(' ')}</main>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}
