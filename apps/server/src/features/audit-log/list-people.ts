import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { findAgent } from '../agents/index.ts';

/** Whose doings are told in an agent's audit log, by the name they had when they did the last of them. Throws `notFound`. */
export async function listPeople(app: App, agentId: string): Promise<{ id: string; name: string }[]> {
  const { accountId } = await findAgent(app.database, agentId);
  return app.database.agent(agentId).query<{ id: string; name: string }>(
    (id) => sql`
      SELECT id, name FROM (
        SELECT DISTINCT ON (user_id) user_id AS id, user_name AS name FROM audit_entries
         WHERE (agent_id = ${id} OR (account_id = ${accountId} AND agent_id IS NULL))
           AND user_id IS NOT NULL AND user_name <> ''
         ORDER BY user_id, at DESC) people
       ORDER BY ${danishOrder(sql`name`)}, id`,
  );
}
