import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/** The address that a conversation's visitor wrote from last; undefined where addresses are not kept. */
export async function visitorAddress(scope: AgentScope, conversationId: string): Promise<string | undefined> {
  const [found] = await scope.query<{ addresses: { ip: string }[] }>(
    (agent) => sql`
      SELECT ip_addresses AS addresses FROM conversations
       WHERE agent_id = ${agent} AND id = ${conversationId}`,
  );
  return found?.addresses.at(-1)?.ip;
}
