import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agents } from './tables.ts';

/** The account an agent belongs to; null for an agent there is none of. */
export async function accountOf(app: App, agentId: string): Promise<string | null> {
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  return agent?.accountId ?? null;
}
