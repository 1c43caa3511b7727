import { type Bench, type BenchOptions, NotAvailable } from './bench.ts';
import type { BenchRow } from './bench-row.ts';
import { endProcesses } from './process/running-processes.ts';
import { missing } from './rows.ts';

/** Runs one bench to its end, its failure or its time limit; none of its processes is left behind. */
export async function runBench(bench: Bench, options: BenchOptions): Promise<BenchRow[]> {
  options.log(`${bench.what} …`);
  const limit = timeLimit(bench.timeoutSeconds);
  try {
    return await Promise.race([bench.run(options), limit.reached]);
  } catch (error) {
    if (error instanceof NotAvailable) {
      options.log(`  skipped: ${error.message}`);
      return [missing(bench.what, `skipped: ${error.message}`, null)];
    }
    const message = error instanceof Error ? error.message : String(error);
    options.log(`  failed: ${message}`);
    return [missing(bench.what, `failed: ${message}`, false)];
  } finally {
    limit.clear();
    endProcesses();
  }
}

function timeLimit(seconds: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000);
  return { reached: promise, clear: () => clearTimeout(timer) };
}
