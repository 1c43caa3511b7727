import { spreadsheetType } from '@samtale/contract';
import { FileReply } from '../../platform/http/file-reply.ts';
import type { WorkerPool } from '../../platform/worker-pool/worker-pool.ts';
import { workerTask } from '../../platform/worker-pool/worker-task.ts';

/** A sheet of a workbook: its heads, and rows below them in the same order. */
export interface Table {
  name: string;
  heads: readonly string[];
  /** Days are written as `2026-11-20` and become dates. */
  rows: readonly (readonly (string | number)[])[];
}

/** Years of days take a fourth of a second. */
const spreadsheetTask = workerTask<typeof import('./spreadsheet-task.ts')>({
  module: new URL('./spreadsheet-task.ts', import.meta.url),
  seconds: 10,
});

/** Makes workbooks (Office Open XML) of a company, to be saved under a name. */
export const spreadsheetsOf =
  (workers: WorkerPool, company: string) =>
  async (name: string, tables: readonly Table[]): Promise<FileReply> => {
    const bytes = await workers.run(spreadsheetTask, company, tables);
    return new FileReply(
      Buffer.from(bytes),
      spreadsheetType,
      { name, opens: 'attachment' },
      { madeNow: true },
    );
  };

export type MakeSpreadsheet = ReturnType<typeof spreadsheetsOf>;
