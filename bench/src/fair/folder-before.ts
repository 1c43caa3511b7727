import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchOptions, NotAvailable } from '../bench.ts';

/** What nobody disturbs may take so much longer than it took before, as a share. */
export const mostBeside = 0.03;
export const beforeName = 'before';

/**
 * The clone that `--before` names.
 * @throws {NotAvailable} when there is none, or it is not built.
 */
export function folderBefore({ before }: BenchOptions): string {
  if (!before) throw new NotAvailable('name the folder of a clone from before with --before');
  if (!existsSync(join(before, 'apps/server/dist/main.js'))) {
    throw new NotAvailable(`${before} is not built; run npm start there once`);
  }
  return before;
}
