import type { ImportPreview } from '@samtale/contract';
import { type ImportMapping, readImportFile } from './read-import-file.ts';

/** How many rows a preview shows. */
const previewRows = 20;

/** What a file holds and how it would be read. */
export function run({ bytes, mapping }: { bytes: Uint8Array; mapping: ImportMapping }): ImportPreview {
  const { rows, unreadable, ...file } = readImportFile(bytes, mapping);
  return {
    ...file,
    rows: rows.slice(0, previewRows).map((row) => row.cells),
    rowCount: rows.length + unreadable.length,
  };
}
