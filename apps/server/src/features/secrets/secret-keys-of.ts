import { asc } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agentSecrets } from './tables.ts';

/** The names of an agent's secrets as references are compared with them (`secretKey`), in order. */
export async function secretKeysOf(session: DatabaseSession, agentId: string): Promise<string[]> {
  const rows = await session.agent(agentId).select(agentSecrets, { orderBy: asc(agentSecrets.key) });
  return rows.map(({ key }) => key);
}
