import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from './tables.ts';

/** The agent's own row. Throws `notFound`. */
export async function findAgent(session: DatabaseSession, agentId: string) {
  const agent = await session.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  return agent;
}
