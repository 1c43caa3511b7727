import type { CustomerImportPreview, CustomerMapping } from '@samtale/contract';
import { readCustomerFile } from './read-customer-file.ts';

/** How many rows a preview shows. */
const previewRows = 20;

interface CustomerPreviewTask {
  bytes: Uint8Array;
  mapping: CustomerMapping;
}

/** What a file holds and how it would be read. */
export function run({ bytes, mapping }: CustomerPreviewTask): CustomerImportPreview {
  const { rows, unreadable, ...file } = readCustomerFile(bytes, mapping);
  return {
    ...file,
    rows: rows.slice(0, previewRows).map(({ cells }) => cells),
    rowCount: rows.length + unreadable.length,
  };
}
