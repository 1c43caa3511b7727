import { channels, type endpoints, type IntegrationType, type ReplyOf } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';

/** All conversations there have been and what was said in them, by channel. */
export async function readTotals(
  scope: AgentScope,
): Promise<ReplyOf<typeof endpoints.statistics.getTotalCountList>> {
  const rows = await scope.query<{
    integrationType: IntegrationType;
    conversations: number;
    messages: number;
    since: string | null;
  }>(
    (agentId) => sql`
      SELECT integration_type AS "integrationType",
             coalesce(sum(count) FILTER (WHERE kind = 'conversation'), 0)::int AS conversations,
             coalesce(sum(count) FILTER (WHERE kind <> 'conversation'), 0)::int AS messages,
             (min(day) FILTER (WHERE kind = 'conversation'))::text AS since
        FROM conversation_counts
       WHERE agent_id = ${agentId} AND kind IN ('conversation', 'visitorMessage', 'botMessage', 'staffMessage')
       GROUP BY integration_type`,
  );
  const days = rows.flatMap(({ since }) => since ?? []).sort();
  return {
    since: days[0] ?? null,
    list: channels.flatMap((channel) => {
      const row = rows.find(({ integrationType }) => integrationType === channel);
      return row
        ? { integrationType: channel, conversations: row.conversations, messages: row.messages }
        : [];
    }),
  };
}
