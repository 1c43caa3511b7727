import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { measureConsoleBytes } from '../console-bytes.ts';
import { atMost, ownFigure } from '../rows.ts';
import { startSamtale } from '../server/start-samtale.ts';

const mostKilobytes = 280;
/** How many of the files are named, largest first: where to look when there are too many bytes. */
const largestShown = 8;

/** The page, scripts and styles of sign-in and the first screen after it, compressed with gzip 9. */
export async function benchConsole({ log }: BenchOptions): Promise<BenchRow[]> {
  const server = await startSamtale();
  try {
    const { url, user, password } = server.ready;
    const { kilobytes, files } = await measureConsoleBytes(url, { user, password });
    for (const file of files.slice(0, largestShown)) log(`  ${file.name}: ${file.kilobytes.toFixed(1)} kB`);
    return [atMost(ownFigure('console bytes, first screen after sign-in', kilobytes, 'kB'), mostKilobytes)];
  } finally {
    await server.stop();
  }
}
