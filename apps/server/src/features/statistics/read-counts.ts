import { statisticsTopMax } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { CountKind } from '../conversations/index.ts';
import { countedWithin, type Within } from './counted-within.ts';

/** What happened most often of a kind, by its key. */
export const topCounts = (
  scope: AgentScope,
  kind: CountKind,
  within: Within,
  most = statisticsTopMax,
): Promise<{ key: string; count: number }[]> =>
  scope.query(
    (agentId) => sql`
      SELECT key, sum(count)::int AS count FROM conversation_counts
       WHERE ${countedWithin(agentId, within)} AND kind = ${kind}
       GROUP BY key ORDER BY count DESC, key LIMIT ${most}`,
  );

/** How often something of a kind happened each day; days without it are left out. */
export async function countsByDay(
  scope: AgentScope,
  kind: CountKind,
  within: Within,
): Promise<Map<string, number>> {
  const rows = await scope.query<{ day: string; count: number }>(
    (agentId) => sql`
      SELECT day::text AS day, sum(count)::int AS count FROM conversation_counts
       WHERE ${countedWithin(agentId, within)} AND kind = ${kind}
       GROUP BY conversation_counts.day`,
  );
  return new Map(rows.map(({ day, count }) => [day, count]));
}
