import type { App } from '../../app.ts';
import { isSpent } from '../generation/index.ts';
import { findSource } from './read-sources.ts';
import { endReading, startReading } from './run-reading.ts';

/** How often sources are looked for that are due, in milliseconds. */
export const dueInterval = 60_000;
/** A reading of which nothing was heard for so long has ended with its node, in milliseconds. */
const silence = 20 * 60_000;
const atOnce = 50;

/** Has sources read again whose time has come, and ends readings that fell silent. Any node may do it. */
export async function startDueReadings(app: App): Promise<void> {
  for (const { agentId, id } of await listDue(app)) {
    if (await isSpent(app, agentId)) await noteSpent(app, agentId, id);
    else await startReading(app, agentId, id);
  }
  const { rows } = await app.database.pool.query<{ agentId: string; id: string }>({
    text: `SELECT agent_id AS "agentId", id FROM sources WHERE run_id IS NOT NULL AND run_seen_at < $1 LIMIT $2`,
    values: [new Date(app.now().getTime() - silence), atOnce],
  });
  for (const { agentId, id } of rows) {
    const source = await findSource(app.database, agentId, id);
    await endReading(app, source, { failure: 'interrupted', detail: '' });
  }
}

/** Sources that are due and not being read, taken by this node: their time is put off before they are begun. */
async function listDue(app: App): Promise<{ agentId: string; id: string }[]> {
  const now = app.now();
  const { rows } = await app.database.pool.query<{ agentId: string; id: string }>({
    text: `UPDATE sources SET next_run_at = $2
            WHERE id IN (SELECT id FROM sources
                          WHERE next_run_at <= $1 AND run_id IS NULL
                          ORDER BY next_run_at LIMIT $3 FOR UPDATE SKIP LOCKED)
            RETURNING agent_id AS "agentId", id`,
    values: [now, new Date(now.getTime() + 3600_000), atOnce],
  });
  return rows;
}

/** What was read stays as it is until there are tokens again. */
async function noteSpent(app: App, agentId: string, id: string): Promise<void> {
  await app.database.pool.query({
    text: `UPDATE sources SET failure = 'tokensUsedUp', failure_detail = '' WHERE agent_id = $1 AND id = $2`,
    values: [agentId, id],
  });
}
