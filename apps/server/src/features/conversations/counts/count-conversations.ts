import { type IntegrationType, newId } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { timeZoneOf } from '../../agents/index.ts';
import { type Counted, countLog, type LogStep } from './count-log.ts';
import { dayIn } from './day-in.ts';
import { deviceOf } from './device-of.ts';

/** So many logs are read at once. */
const pageSize = 100;

type UncountedRow = {
  id: string;
  integrationType: IntegrationType;
  widgetId: string | null;
  languageId: string;
  device: string | null;
  userAgent: string | null;
  countedSeq: number;
  steps: LogStep[];
};

type Place = Pick<UncountedRow, 'id' | 'integrationType' | 'languageId' | 'countedSeq'> & {
  channelId: string;
};

/**
 * Counts what conversations of an agent have not been counted for yet. What was counted once is not counted again,
 * whoever else does the same meanwhile and wherever a process ends: how far a log was counted is stored with the counts.
 */
export async function countConversations(
  session: Pick<DatabaseSession, 'agent' | 'shared'>,
  agentId: string,
  conversationIds: readonly string[],
): Promise<void> {
  if (!conversationIds.length) return;
  const scope = session.agent(agentId);
  const dayOf = dayIn(await timeZoneOf(session, agentId));
  // In one order everywhere, so that no two wait for each other's rows.
  const ids = [...conversationIds].sort();
  for (let i = 0; i < ids.length; i += pageSize) {
    const rows = await readUncounted(scope, ids.slice(i, i + pageSize));
    const all: (Place & { counted: Counted })[] = [];
    for (const { device, userAgent, widgetId, ...row } of rows) {
      const known = device ?? (userAgent ? deviceOf(userAgent) : '');
      const counted = await inTurns(countLog({ ...row, device: known }, dayOf));
      all.push({ ...row, channelId: widgetId ?? newId, counted });
    }
    if (all.length) await store(scope, all);
  }
}

/** The whole logs, since what happened before tells whose an action is; of logs that were counted to the end none. */
const readUncounted = (scope: AgentScope, ids: readonly string[]): Promise<UncountedRow[]> =>
  scope.query<UncountedRow>(
    (agentId) => sql`
      SELECT c.id, c.integration_type AS "integrationType", c.widget_id AS "widgetId",
             c.language_id AS "languageId", c.device, c.ip_addresses -> 0 ->> 'userAgent' AS "userAgent",
             c.counted_seq AS "countedSeq",
             (SELECT json_agg(json_build_object('firstSeq', s.first_seq, 'at', s.at, 'events', s.events::json)
                              ORDER BY s.first_seq)
                FROM conversation_steps s WHERE s.conversation_id = c.id) AS steps
        FROM conversations c
       WHERE c.id = ANY(${sql.param(ids)}::uuid[]) AND (c.agent_id = ${agentId}) IS TRUE
         AND EXISTS (SELECT 1 FROM conversation_steps s
                      WHERE s.conversation_id = c.id AND s.first_seq > c.counted_seq)
       ORDER BY c.id`,
  );

/** In one statement: who finds a log counted further than it has read adds nothing of it. */
async function store(scope: AgentScope, all: readonly (Place & { counted: Counted })[]): Promise<void> {
  const counts = all.flatMap(({ counted, ...place }) => counted.counts.map((one) => ({ ...place, ...one })));
  const ratings = all.flatMap(({ counted, ...place }) =>
    counted.ratings.map((one) => ({ ...place, ...one })),
  );
  const chats = all.flatMap(({ counted: { chatRating }, id }) => (chatRating ? { id, ...chatRating } : []));
  const generated = all.flatMap(({ counted, ...place }) =>
    counted.generatedDays.map((day) => ({ ...place, day })),
  );
  const list = <Row>(rows: readonly Row[], value: (row: Row) => unknown) => sql.param(rows.map(value));
  await scope.query(
    (agentId) => sql`
      WITH counted AS (
        UPDATE conversations c SET counted_seq = r.seq
          FROM unnest(${list(all, ({ id }) => id)}::uuid[], ${list(all, ({ countedSeq }) => countedSeq)}::int[],
                      ${list(all, ({ counted }) => counted.seq)}::int[]) AS r(id, before, seq)
         WHERE c.id = r.id AND (c.agent_id = ${agentId}) IS TRUE AND c.counted_seq = r.before
        RETURNING c.id, c.integration_type, coalesce(c.widget_id, ${newId}::uuid) AS channel_id, c.language_id),
      rated AS (
        INSERT INTO answer_ratings
               (conversation_id, seq, agent_id, day, flow_id, feedback, integration_type, channel_id, language_id)
        SELECT c.id, r.seq, ${agentId}::uuid, r.day, r.flow_id, r.feedback, c.integration_type, c.channel_id, c.language_id
          FROM unnest(${list(ratings, ({ id }) => id)}::uuid[], ${list(ratings, ({ of }) => of)}::int[],
                      ${list(ratings, ({ day }) => day)}::date[], ${list(ratings, ({ flowId }) => flowId)}::uuid[],
                      ${list(ratings, ({ feedback }) => feedback)}::text[]) AS r(id, seq, day, flow_id, feedback)
          JOIN counted c ON c.id = r.id
        ON CONFLICT (conversation_id, seq) DO UPDATE SET day = excluded.day, feedback = excluded.feedback),
      chat_rated AS (
        INSERT INTO chat_ratings
               (conversation_id, agent_id, day, stars, integration_type, channel_id, language_id)
        SELECT c.id, ${agentId}::uuid, r.day, r.stars, c.integration_type, c.channel_id, c.language_id
          FROM unnest(${list(chats, ({ id }) => id)}::uuid[], ${list(chats, ({ day }) => day)}::date[],
                      ${list(chats, ({ stars }) => stars)}::int[]) AS r(id, day, stars)
          JOIN counted c ON c.id = r.id
        ON CONFLICT (conversation_id) DO UPDATE SET stars = excluded.stars),
      generated AS (
        INSERT INTO generated_days (conversation_id, day, agent_id, integration_type, channel_id, language_id)
        SELECT c.id, r.day, ${agentId}::uuid, c.integration_type, c.channel_id, c.language_id
          FROM unnest(${list(generated, ({ id }) => id)}::uuid[], ${list(generated, ({ day }) => day)}::date[]) AS r(id, day)
          JOIN counted c ON c.id = r.id
        ON CONFLICT DO NOTHING)
      INSERT INTO conversation_counts AS known
             (agent_id, kind, day, key, integration_type, channel_id, language_id, count)
      SELECT ${agentId}::uuid, r.kind, r.day, r.key, c.integration_type, c.channel_id, c.language_id, sum(r.count)
        FROM unnest(${list(counts, ({ id }) => id)}::uuid[], ${list(counts, ({ kind }) => kind)}::text[],
                    ${list(counts, ({ day }) => day)}::date[], ${list(counts, ({ key }) => key)}::text[],
                    ${list(counts, ({ count }) => count)}::int[]) AS r(id, kind, day, key, count)
        JOIN counted c ON c.id = r.id
       GROUP BY r.kind, r.day, r.key, c.integration_type, c.channel_id, c.language_id
       ORDER BY r.kind, r.day, r.key, c.integration_type, c.channel_id, c.language_id
      ON CONFLICT (agent_id, kind, day, key, integration_type, channel_id, language_id)
      DO UPDATE SET count = known.count + excluded.count`,
  );
}
