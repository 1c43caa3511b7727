import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** A new folder for this run; it is removed when the bench ends, if not before by `removeFolder`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samtale-bench-'));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

process.once('exit', () => {
  for (const folder of folders) removeFolder(folder);
});
