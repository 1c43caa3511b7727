import { join } from 'node:path';
import { addressOf, danish, endpoints } from '@samtale/contract';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { root, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { shareOfReference } from '../rows.ts';
import { PostConnection } from '../server/post-connection.ts';

interface GuardServer {
  url: string;
  /** Serves the same reads without asking who calls. */
  withoutGuard: string;
  agentId: string;
  token: string;
}

/** A request takes at most so many times as long as it would without a guard. */
const mostShare = 1.05;

/** Requests of one of the staff, one after another, beside the same requests to the same process without a guard. */
export async function benchGuard({ quick }: BenchOptions): Promise<BenchRow[]> {
  const data = temporaryFolder();
  const script = join(root, 'bench/src/guard/guard-server.ts');
  const server = await startProcess<GuardServer>([script], { PORT: '0', SAMTALE_DATA: data });
  try {
    const rows: BenchRow[] = [];
    for (const read of readsOf(server.ready.agentId)) {
      rows.push(await measure(server.ready, read, quick ? 3 : 24));
    }
    return rows;
  } finally {
    await server.stop();
    removeFolder(data);
  }
}

const roundMs = 1200;

interface Read {
  what: string;
  path: string;
  body: string;
}

/** What the console asks for all the time, of the demo's agent. */
const readsOf = (agentId: string): Read[] => [
  {
    what: 'customer list',
    path: addressOf(endpoints.customers.getCustomers, {
      agentId,
      orderBy: 'name',
      orderByAscending: true,
      skip: 0,
      take: 20,
    }),
    body: JSON.stringify({ searchText: '' }),
  },
  {
    what: 'flow search',
    path: addressOf(endpoints.flows.searchFlows, {
      agentId,
      languageId: danish.id,
      filters: 'null',
      searchTextFilters: 'null',
    }),
    body: JSON.stringify({ searchText: 'cykel' }),
  },
];

/**
 * Rounds of a second and more, since that is how often the guard looks; within one the requests of both sides alternate,
 * so that what else the machine does falls on either. The first round is not counted.
 */
async function measure(
  { url, withoutGuard, token }: GuardServer,
  { what, path, body }: Read,
  rounds: number,
): Promise<BenchRow> {
  const guarded = await PostConnection.open(new URL(`${url}/api${path}`), token);
  const open = await PostConnection.open(new URL(`${withoutGuard}/api${path}`), token);
  const measured: { ours: number; reference: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const times = await meanTimes(guarded, open, body);
    if (round > 0) measured.push(times);
  }
  guarded.close();
  open.close();
  return shareOfReference(
    {
      what: `guarded request, ${what}`,
      ours: median(measured.map(({ ours }) => ours)),
      reference: median(measured.map(({ reference }) => reference)),
      referenceName: 'without a guard',
      ratio: median(measured.map(({ ours, reference }) => ours / reference)),
      unit: 'ms',
    },
    mostShare,
    'most',
  );
}

/** Milliseconds that a request took on each side in a round. */
async function meanTimes(
  guarded: PostConnection,
  open: PostConnection,
  body: string,
): Promise<{ ours: number; reference: number }> {
  let ours = 0;
  let reference = 0;
  let requests = 0;
  for (const until = performance.now() + roundMs; performance.now() < until; requests++) {
    // Whichever comes second finds the caches warm.
    if (requests % 2) reference += await millisecondsOf(open, body);
    ours += await millisecondsOf(guarded, body);
    if (requests % 2 === 0) reference += await millisecondsOf(open, body);
  }
  return { ours: ours / requests, reference: reference / requests };
}

async function millisecondsOf(connection: PostConnection, body: string): Promise<number> {
  const sent = performance.now();
  if (!(await connection.send(body))) throw new Error('A request was refused');
  return performance.now() - sent;
}
