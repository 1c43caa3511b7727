import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';

/**
 * One save at a time of an agent's things that have a name of their own, so that two of the same name do not pass the
 * check together. Held until the transaction ends.
 */
export async function lockNames(session: DatabaseSession, agentId: string): Promise<void> {
  await session
    .agent(agentId)
    .query((agent) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${agent}, 0))`);
}
