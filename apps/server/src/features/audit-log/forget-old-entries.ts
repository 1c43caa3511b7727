import type { App } from '../../app.ts';

/** How often it is looked, in milliseconds. */
export const forgetEntriesInterval = 6 * 3600_000;

/** Deletes what was done longer ago than so many days. Only here does the table let go of a row. */
export async function forgetOldEntries(app: Pick<App, 'database' | 'now'>, days: number): Promise<void> {
  const before = new Date(app.now().getTime() - days * 86_400_000).toISOString();
  await app.database.pool.query(
    `DELETE FROM audit_entries
      WHERE at < $1 AND (SELECT set_config('samtale.audit_retention', 'on', true)) = 'on'`,
    [before],
  );
}
