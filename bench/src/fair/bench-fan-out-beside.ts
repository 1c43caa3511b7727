import { join } from 'node:path';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { measureFanOut } from '../hub/bench-fan-out.ts';
import { root, startProcess } from '../process/start-process.ts';
import { shareOfReference } from '../rows.ts';
import { beforeName, folderBefore, mostBeside } from './folder-before.ts';

/** One event to a thousand sockets by this build's hub and by that of one before, in turn. */
export async function benchFanOutBeside(options: BenchOptions): Promise<BenchRow[]> {
  const before = await startHub(folderBefore(options));
  const now = await startHub(root);
  try {
    const ports = { ours: now.ready.port, reference: before.ready.port, referenceIsHub: true };
    const { what, ...figure } = await measureFanOut(ports, options.quick);
    const named = { ...figure, what: `${what}, that nobody disturbs`, referenceName: beforeName };
    return [shareOfReference(named, 1 + mostBeside, 'most')];
  } finally {
    await now.stop();
    await before.stop();
  }
}

const startHub = (folder: string) =>
  startProcess<{ port: number }>([join(folder, 'bench/src/hub/fan-out-ours.ts')], {}, folder);
