import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createClient,
  endpoints,
  newId,
  newSource,
  SourceType,
  withoutSecondFactor,
} from '@samtale/contract';
import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { runProcess } from '../process/run-process.ts';
import { ownFigure, shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { type ReadyServer, startSamtale } from '../server/start-samtale.ts';
import { meanNdcg, readRelevance } from './ndcg.ts';

interface Document {
  id: string;
  title: string;
  text: string;
}
interface Query {
  id: string;
  text: string;
}

/** Passages found by questions in 5,000 short documents, on the embedded database. */
export const benchEmbeddedSources = (options: BenchOptions) => benchSources('embedded', {}, options);

/** On a PostgreSQL of its own. */
export async function benchPostgresSources(options: BenchOptions): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    return await benchSources('PostgreSQL', { DATABASE_URL: postgres.url }, options);
  } finally {
    await postgres.stop();
  }
}

async function benchSources(
  database: 'embedded' | 'PostgreSQL',
  env: Record<string, string>,
  { data, log }: BenchOptions,
): Promise<BenchRow[]> {
  const folder = join(data, 'retrieval', 'dbpedia');
  if (!existsSync(folder)) throw new NotAvailable(`there is no folder ${folder}; name it with --data`);
  const documents = readLines<Document>(join(folder, 'corpus.jsonl'));
  const queries = readLines<Query>(join(folder, 'queries.jsonl'));
  const relevance = readRelevance(readFileSync(join(folder, 'test.tsv'), 'utf8'));
  await installPeers(log);
  const peer: Record<string, string[]> = JSON.parse(
    await runProcess([`${peersFolder}minisearch-search.mjs`, folder]),
  );
  const server = await startSamtale(env);
  try {
    const { found, times } = await measure(server.ready, documents, queries);
    const what = `${documents.length} documents, ${database}`;
    return [
      shown({
        what: `sources: nDCG@10, ${what}`,
        ours: meanNdcg(found, relevance),
        reference: meanNdcg(new Map(Object.entries(peer)), relevance),
        referenceName: 'MiniSearch with a Porter stemmer',
        unit: '',
      }),
      shown(ownFigure(`sources: question, ${what}: median`, median(times), 'ms')),
      shown(ownFigure(`sources: question, ${what}: p95`, percentile(times, 0.95), 'ms')),
    ];
  } finally {
    await server.stop();
  }
}

/** Which documents each question finds, the best first, and how long each took from the call to its read answer. */
async function measure(
  { url, agentId, user, password }: ReadyServer,
  documents: readonly Document[],
  queries: readonly Query[],
): Promise<{ found: Map<string, string[]>; times: number[] }> {
  const anyone = createClient({ baseUrl: `${url}/api`, token: () => null });
  const { accessToken } = withoutSecondFactor(
    await anyone(endpoints.auth.login, { body: { userName: user, password } }),
  );
  const call = createClient({ baseUrl: `${url}/api`, token: () => accessToken.token });
  const params = { agentId };
  const { sources } = endpoints;
  const body = { ...newSource, id: newId, sourceType: SourceType.upload, gptSettingClientList: null };
  const { id } = await call(sources.saveGptTrainingJob, { params, body });
  // One document in as many parts, each of which says which it is.
  const pieces = documents.map(({ title, text }, index) => `# ${title}\n${plain(text)}\n[${index}]`);
  await call(sources.uploadSourceDocument, {
    params: { agentId, id },
    query: { name: 'documents.txt' },
    rawBody: new Blob([pieces.join('\n===== split =====\n')]),
  });
  const found = new Map<string, string[]>();
  const times: number[] = [];
  for (const round of [0, 1, 2])
    for (const { id: queryId, text } of queries) {
      const begun = performance.now();
      const { list } = await call(sources.searchSources, {
        params,
        query: { question: text, language: 'en' },
      });
      if (round) times.push(performance.now() - begun);
      found.set(queryId, [...new Set(list.map(({ text: passage }) => idOf(passage, documents)))]);
    }
  return { found, times };
}

/** A document's text has lines of its own that could be taken for something else. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const idOf = (passage: string, documents: readonly Document[]): string =>
  documents[Number(/\[(\d+)\]$/.exec(passage)?.[1] ?? Number.NaN)]?.id ?? '';

const readLines = <Line extends { id: string }>(path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { _id: id, ...rest } = JSON.parse(line);
      return { id, ...rest };
    });
