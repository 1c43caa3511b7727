import { type BenchOptions, NotAvailable } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { residentMegabytes } from '../process/resident-megabytes.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { atMost, ownFigure, shown } from '../rows.ts';
import { startSamtaleWith } from '../server/start-samtale.ts';

const limits = { firstMs: 2000, laterMs: 1500, residentMegabytes: 250 };
/** Milliseconds after which a server that nobody has asked anything counts as idle. */
const idleAfter = 10_000;

interface Start {
  /** Milliseconds the server says it took to answer its first request. */
  ms: number;
  /** Milliseconds until its `ready` line was read here, Node's own start included. */
  seenMs: number;
  /** Resident megabytes when idle; null when not waited for. */
  resident: number | null;
}

/** How long `npm start` takes on an installed and built clone, and what memory it then holds. */
export async function benchStart({ quick }: BenchOptions): Promise<BenchRow[]> {
  if (process.platform !== 'linux') throw new NotAvailable('resident memory is read from /proc, on Linux');
  const [starts, memories] = quick ? [1, 1] : [5, 3];
  const firsts: Start[] = [];
  const laters: Start[] = [];
  // The start before the first counted one builds what has changed: measured is an installed and built clone.
  for (let round = -1; round < starts; round++) {
    const folder = temporaryFolder();
    const waits = round >= 0 && round < memories;
    const first = await start(folder, waits);
    const later = await start(folder, waits);
    removeFolder(folder);
    if (round < 0) continue;
    firsts.push(first);
    laters.push(later);
  }
  return [...rowsOf('first start', firsts, limits.firstMs), ...rowsOf('later start', laters, limits.laterMs)];
}

async function start(dataFolder: string, waitUntilIdle: boolean): Promise<Start> {
  const spawned = performance.now();
  const server = await startSamtaleWith({ SAMTALE_DATA: dataFolder }, 'start');
  const seenMs = performance.now() - spawned;
  try {
    if (waitUntilIdle) await new Promise((resolve) => setTimeout(resolve, idleAfter));
    return { ms: server.ready.ms, seenMs, resident: waitUntilIdle ? residentMegabytes(server.pid) : null };
  } finally {
    await server.stop();
  }
}

function rowsOf(what: string, starts: readonly Start[], mostMs: number): BenchRow[] {
  const resident = starts.flatMap((one) => (one.resident === null ? [] : [one.resident]));
  return [
    atMost(ownFigure(what, median(starts.map(({ ms }) => ms)), 'ms'), mostMs),
    shown(ownFigure(`${what}, Node's own start included`, median(starts.map(({ seenMs }) => seenMs)), 'ms')),
    atMost(ownFigure(`${what}: resident when idle`, median(resident), 'MB'), limits.residentMegabytes),
  ];
}
