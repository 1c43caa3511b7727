import type { Secret } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { flowsWithSecrets } from './flows-with-secrets.ts';

interface Row extends Record<string, unknown>, Pick<Secret, 'id' | 'name' | 'changedBy'> {
  key: string;
  changedAt: string | Date;
}

/** An agent's secrets by name, with the flows that name them. */
export async function listSecrets({ database }: App, agentId: string): Promise<Secret[]> {
  const rows = await database.agent(agentId).query<Row>(
    (agent) => sql`
      SELECT s.id, s.name, s.key, s.changed_at AS "changedAt",
             nullif(concat_ws(' ', u.first_name, u.last_name), '') AS "changedBy"
        FROM agent_secrets s LEFT JOIN users u ON u.id = s.changed_by
       WHERE s.agent_id = ${agent}
       ORDER BY ${danishOrder(sql`s.key`)}`,
  );
  const flowsOf = await flowsWithSecrets(database, agentId);
  return rows.map(({ key, changedAt, ...row }) => ({
    ...row,
    changedAt: new Date(changedAt).toISOString(),
    flowList: flowsOf.get(key) ?? [],
  }));
}
