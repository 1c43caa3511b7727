import {
  ChatResponseFeedback,
  type endpoints,
  newId,
  type ReplyOf,
  statisticsConversationMax,
} from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { countedWithin } from './counted-within.ts';
import type { Span } from './span.ts';

type Rated = ReplyOf<typeof endpoints.statistics.getLikedIntentConversationList>['list'];
type Row = Omit<Rated[number], 'startedAt'> & { startedAt: Date };

/** The conversations in which a flow's answer was rated so, each once, with what was written beside the last rating. */
export async function readRatedConversations(
  scope: AgentScope,
  { intentId, feedback, span }: { intentId: string; feedback: ChatResponseFeedback; span: Span },
): Promise<Rated> {
  const wanted = feedback === ChatResponseFeedback.like ? 'like' : 'dislike';
  const isIts = intentId === newId ? sql`flow_id IS NULL` : sql`flow_id = ${intentId}`;
  const rows = await scope.query<Row>(
    (agentId) => sql`
      WITH rated AS (
        SELECT conversation_id, max(seq) AS seq FROM answer_ratings
         WHERE ${countedWithin(agentId, span)} AND feedback = ${wanted} AND ${isIts}
         GROUP BY conversation_id)
      SELECT c.id AS "chatToken", c.integration_type AS "integrationType", c.started_at AS "startedAt",
             c.last_message AS "lastMessage", coalesce(said.text, '') AS text
        FROM rated r JOIN conversations c ON c.id = r.conversation_id AND c.agent_id = ${agentId}
        LEFT JOIN LATERAL (
             SELECT event ->> 'text' AS text
               FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
              WHERE s.conversation_id = c.id AND strpos(s.events, 'answerRated') > 0
                AND event ->> 'type' = 'answerRated' AND (event ->> 'of')::int = r.seq
              ORDER BY s.first_seq DESC LIMIT 1) AS said ON true
       ORDER BY c.last_message_at DESC, c.id DESC LIMIT ${statisticsConversationMax}`,
  );
  return rows.map((row) => ({ ...row, startedAt: new Date(row.startedAt).toISOString() }));
}
