import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How package.json's `start` of a clone calls Node, so that what is measured is what users get. */
export function flagsOfStart(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
