import { createClient, danish, endpoints } from '@samtale/contract';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startPostgres } from '../server/start-postgres.ts';
import { type FlowServer, startFlowServer } from './start-flow-server.ts';

const flowCount = 10_000;
const mostMs = { embedded: 150, PostgreSQL: 50 } as const;

const texts = [
  'å',
  'åbn',
  'åbningstiderne',
  'faktura',
  'fakturaer betalt',
  'hvordan kan jeg bestille',
  'cykel i ålborg',
  'nummer 4711',
  'ikkefundet',
  'ningsti',
  '777',
  '100%',
];
const filters = ['null', 'published', 'draft', 'disabled', 'published,disabled'];
const places = ['null', 'title', 'trainingPhrase', 'response'];

/** On the embedded database. */
export const benchEmbeddedSearch = (options: BenchOptions) => benchSearch('embedded', {}, options);

/** On a PostgreSQL of its own. */
export async function benchPostgresSearch(options: BenchOptions): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    return await benchSearch('PostgreSQL', { DATABASE_URL: postgres.url }, options);
  } finally {
    await postgres.stop();
  }
}

async function benchSearch(
  database: keyof typeof mostMs,
  env: Record<string, string>,
  { quick }: BenchOptions,
): Promise<BenchRow[]> {
  const server = await startFlowServer(flowCount, env);
  try {
    const { searches, answers, lists } = await measure(server.ready, quick ? 1 : 4);
    const what = `flow search, ${flowCount} flows, ${database}`;
    return [
      atMost(ownFigure(`${what}: p95`, percentile(searches, 0.95), 'ms'), mostMs[database]),
      shown(ownFigure(`${what}: median`, median(searches), 'ms')),
      atMost(
        ownFigure(
          `answers found by #, ${flowCount} flows, ${database}: p95`,
          percentile(answers, 0.95),
          'ms',
        ),
        mostMs[database],
      ),
      shown(ownFigure(`whole flow list, ${flowCount} flows, ${database}: median`, median(lists), 'ms')),
    ];
  } finally {
    await server.stop();
  }
}

/** A text as it is typed: its first letter, half of it, the whole. */
const beginningsOf = (text: string) => [text.slice(0, 1), text.slice(0, text.length / 2), text];

/** Milliseconds of every text with every filter and place, and of the whole list, after a round that is not counted. */
async function measure({ url, agentId, token }: FlowServer, rounds: number) {
  const call = createClient({ baseUrl: `${url}/api`, token: () => token });
  const params = { agentId, languageId: danish.id };
  const searches: number[] = [];
  const answers: number[] = [];
  const lists: number[] = [];
  const timed = async (round: number, times: number[], task: () => Promise<unknown>) => {
    const started = performance.now();
    await task();
    if (round > 0) times.push(performance.now() - started);
  };
  for (let round = 0; round <= rounds; round++) {
    for (const searchText of texts) {
      for (const filter of filters) {
        for (const searchTextFilters of places) {
          await timed(round, searches, () =>
            call(endpoints.flows.searchFlows, {
              params: { ...params, filters: filter, searchTextFilters },
              body: { searchText },
            }),
          );
        }
      }
      for (const text of beginningsOf(searchText))
        await timed(round, answers, () =>
          call(endpoints.cannedReplies.searchPredefinedAnswers, { params, query: { text } }),
        );
    }
    await timed(round, lists, () => call(endpoints.flows.getAllFlow, { params }));
  }
  return { searches, answers, lists };
}
