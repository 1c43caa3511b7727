import { eq, sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from './tables.ts';

/** Counts a change of what visitors are to get, so that it shows until a release has it. */
export async function noteContentChange(session: DatabaseSession, agentId: string): Promise<void> {
  await session.shared.update(
    agents,
    { contentRevision: sql`${agents.contentRevision} + 1` },
    eq(agents.id, agentId),
  );
}
