import { type Secret, type StoredFlowAction, secretsInAction } from '@samtale/contract';
import { secretKey } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';

type FlowRow = Secret['flowList'][number] & { actions: StoredFlowAction[]; live: StoredFlowAction[] | null };

/** The flows that name each secret, as they are edited or as visitors get them, by the secret's key. */
export async function flowsWithSecrets(
  session: DatabaseSession,
  agentId: string,
): Promise<ReadonlyMap<string, Secret['flowList']>> {
  const rows = await session.agent(agentId).query<FlowRow>(
    (agent) => sql`
      SELECT f.id, f.title, f.language_id AS "languageId", f.content->'intentActionList' AS actions,
             v.content->'intentActionList' AS live
        FROM flows f
        LEFT JOIN flow_versions v
          ON v.agent_id = ${agent} AND v.flow_id = f.id AND v.version = f.published_version
       WHERE f.agent_id = ${agent}
         AND concat(f.content->'intentActionList', v.content->'intentActionList') LIKE '%{{%secret.%}}%'
       ORDER BY ${danishOrder(sql`f.title`)}`,
  );
  const byKey = new Map<string, Secret['flowList']>();
  for (const { id, title, languageId, actions, live } of rows) {
    const keys = new Set([...actions, ...(live ?? [])].flatMap(secretsInAction).map(secretKey));
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), { id, title, languageId }]);
  }
  return byKey;
}
