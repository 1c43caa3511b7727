import type { App } from '../../../app.ts';
import { isReachable } from './online-staff.ts';

/** How often visitors are looked for whom nobody answers, in milliseconds. */
export const neglectInterval = 10_000;
/** More are for the next time. */
const mostAtOnce = 200;

export interface Neglected {
  id: string;
  agentId: string;
  userId: string;
  since: string;
  reason: 'offline' | 'noAnswer';
}

/** Who works on the agent no more is not there, wherever else they are. */
const isThere = () => `(${isReachable('$1')}
  AND EXISTS (SELECT 1 FROM user_agents l WHERE l.user_id = u.id AND l.linked_agent_id = c.agent_id))`;

/** Somebody has answered, only not by a way that leads to the visitor, who is away: they see to it, as long as they are there. */
const isUndelivered = "coalesce((c.state->'outgoing'->>'isFailed')::boolean, false)";

/** The time to answer begins with the latest of these: the visitor's question, the person's taking over, a key they typed. */
const timeBegan = "greatest(c.unanswered_since, (c.state->>'takenAt')::timestamptz, c.attended_at)";

/** Conversations whose visitor waits for a person that is gone, or has not answered for longer than the agent allows. */
export async function findNeglected({ database, now }: App): Promise<Neglected[]> {
  const { rows } = await database.pool.query<Omit<Neglected, 'since'> & { since: Date }>(
    `SELECT c.id, c.agent_id AS "agentId", c.user_id AS "userId", c.unanswered_since AS since,
            CASE WHEN ${isThere()} THEN 'noAnswer' ELSE 'offline' END AS reason
       FROM conversations c
       LEFT JOIN users u ON u.id = c.user_id
       JOIN agents a ON a.id = c.agent_id
      WHERE c.unanswered_since IS NOT NULL
        AND (${isThere()} IS NOT TRUE
             OR NOT ${isUndelivered} AND ${timeBegan} < $1::timestamptz - a.answer_minutes * interval '1 minute')
      ORDER BY c.unanswered_since
      LIMIT ${mostAtOnce}`,
    [now().toISOString()],
  );
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** The agents with visitors who wait for a person. */
export async function agentsWithQueue({ database }: App): Promise<string[]> {
  const { rows } = await database.pool.query<{ agentId: string }>(
    `SELECT DISTINCT agent_id AS "agentId" FROM conversations
      WHERE waiting_since IS NOT NULL AND status = 'awaiting'`,
  );
  return rows.map(({ agentId }) => agentId);
}
