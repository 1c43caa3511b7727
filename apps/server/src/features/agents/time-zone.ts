import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from './tables.ts';

/** Where an agent's dates and times are meant (IANA). Throws `notFound`. */
export async function timeZoneOf(session: Pick<DatabaseSession, 'shared'>, agentId: string): Promise<string> {
  const agent = await session.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  return agent.timeZone;
}
