import type { RatedDay } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { countedWithin } from './counted-within.ts';
import type { Span } from './span.ts';

/** How many conversations were given which stars on each day, the first day first; days without ratings are left out. */
export const readChatRatings = (scope: AgentScope, span: Span): Promise<RatedDay[]> =>
  scope.query<RatedDay>(
    (agentId) => sql`
      SELECT day::text AS date, stars, count(*)::int AS count FROM chat_ratings
       WHERE ${countedWithin(agentId, span)}
       GROUP BY chat_ratings.day, stars ORDER BY chat_ratings.day, stars`,
  );
