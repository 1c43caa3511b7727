import type { App } from '../../app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** Milliseconds between two looks for files that are not used, and for how long such a one is kept. */
export const forgetInterval = 60 * 60_000;
const keptFor = 24 * 60 * 60_000;
/** Files forgotten at a time. */
const atOnce = 100;

/** Removes the files of all agents that were uploaded and never sent, or that nothing uses any more. */
export async function forgetUnusedFiles(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - keptFor).toISOString();
  while ((await forgetSome(app, before)) === atOnce);
}

/** The rows are gone only when the bytes are: what fails in between is done again. How many there were. */
const forgetSome = (app: App, before: string): Promise<number> =>
  inTransaction(app.database.pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `DELETE FROM files
        WHERE id IN (SELECT id FROM files WHERE unused_since < $1 LIMIT ${atOnce}) AND unused_since < $1
       RETURNING id`,
      [before],
    );
    for (const { id } of rows) await app.outbound.files.remove(id);
    return rows.length;
  });
