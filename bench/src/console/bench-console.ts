import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { measureConsoleBytes } from '../console-bytes.ts';
import { atMost, ownFigure } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';

const mostKilobytes = 280;

/** All that the browser loads to show the first screen after sign-in, compressed with gzip 9. */
export async function benchConsole({ log }: BenchOptions): Promise<BenchRow[]> {
  const server = await startSamtale();
  try {
    const { url, user, password } = server.ready;
    const { kilobytes, files } = await measureConsoleBytes(url, { user, password });
    for (const file of files) log(`  ${typeof file === 'string' ? file : JSON.stringify(file)}`);
    return [atMost(ownFigure('console bytes, first screen after sign-in', kilobytes, 'kB'), mostKilobytes)];
  } finally {
    await server.stop();
  }
}
