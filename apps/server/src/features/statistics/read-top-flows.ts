import { type CountedFlow, StatisticsIntentType, statisticsTopMax } from '@samtale/contract';
import { type ActionKind, actionKinds } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { countedWithin, type Within } from './counted-within.ts';
import { flowTitles } from './flow-titles.ts';
import { topCounts } from './read-counts.ts';

/** The flows of which most is to be told, the most first. */
export async function readTopFlows(
  scope: AgentScope,
  type: StatisticsIntentType,
  within: Within,
): Promise<CountedFlow[]> {
  const counted = await countFlows(scope, type, within);
  const titles = await flowTitles(
    scope,
    counted.flatMap(({ intentId }) => intentId ?? []),
  );
  return counted.map(({ intentId, count }) => ({
    intentId,
    title: titles.get(intentId ?? '') ?? null,
    count,
  }));
}

type Counted = Pick<CountedFlow, 'intentId' | 'count'>;

async function countFlows(scope: AgentScope, type: StatisticsIntentType, within: Within): Promise<Counted[]> {
  switch (type) {
    case StatisticsIntentType.topShown: {
      const rows = await topCounts(scope, 'flow', within);
      return rows.map(({ key, count }) => ({ intentId: key, count }));
    }
    case StatisticsIntentType.topLiked:
      return countRated(scope, 'like', within);
    case StatisticsIntentType.topDisliked:
      return countRated(scope, 'dislike', within);
    case StatisticsIntentType.topAction:
      return scope.query<Counted>(
        (agentId) => sql`
          SELECT split_part(key, ' ', 1) AS "intentId", sum(count)::int AS count FROM conversation_counts
           WHERE ${countedWithin(agentId, within)} AND kind = 'action'
           GROUP BY 1 ORDER BY count DESC, 1 LIMIT ${statisticsTopMax}`,
      );
  }
}

const countRated = (scope: AgentScope, feedback: 'like' | 'dislike', within: Within): Promise<Counted[]> =>
  scope.query(
    (agentId) => sql`
      SELECT flow_id AS "intentId", count(*)::int AS count FROM answer_ratings
       WHERE ${countedWithin(agentId, within)} AND feedback = ${feedback}
       GROUP BY flow_id ORDER BY count DESC, flow_id LIMIT ${statisticsTopMax}`,
  );

/** The actions that were performed most, with the flows whose they are. */
export async function readTopActions(
  scope: AgentScope,
  within: Within,
): Promise<(CountedFlow & { action: ActionKind })[]> {
  const rows = await topCounts(scope, 'action', within);
  const counted = rows.flatMap(({ key, count }) => {
    const [intentId = '', kind] = key.split(' ');
    const action = actionKinds.find((known) => known === kind);
    return action ? [{ intentId, action, count }] : [];
  });
  const titles = await flowTitles(
    scope,
    counted.map(({ intentId }) => intentId),
  );
  return counted.map((one) => ({ ...one, title: titles.get(one.intentId) ?? null }));
}
