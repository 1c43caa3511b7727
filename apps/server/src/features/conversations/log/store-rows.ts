import type pg from 'pg';
import { intArray, momentArray, textArray, uuidArray } from '../../../platform/database/binary-array.ts';
import type { ConversationRow } from './stored-step.ts';

/**
 * Brings conversations' rows up to date with their logs. A row that is newer already is left as it is. They are marked:
 * more steps may follow that the rows do not tell of (`clearMarks`).
 */
export async function storeRows(
  executor: Pick<pg.PoolClient, 'query'>,
  rows: readonly ConversationRow[],
): Promise<void> {
  const states = rows.map(({ state }) => state);
  await executor.query({
    name: 'store-rows',
    text: statement,
    values: [
      uuidArray(rows.map(({ id }) => id)),
      uuidArray(rows.map(({ agentId }) => agentId)),
      intArray(states.map(({ seq }) => seq)),
      textArray(states.map((state) => JSON.stringify(state))),
      textArray(states.map(({ status }) => status)),
      uuidArray(states.map(({ userId }) => userId)),
      textArray(states.map(({ userName }) => userName)),
      momentArray(states.map(({ waitingSince, missedSince }) => waitingSince ?? missedSince ?? null)),
      textArray(rows.map(({ lastMessage }) => lastMessage)),
      textArray(rows.map(({ lastMessageFrom }) => lastMessageFrom)),
      momentArray(rows.map(({ lastMessageAt }) => lastMessageAt)),
      momentArray(states.map(({ unansweredSince }) => unansweredSince ?? null)),
      uuidArray(states.map(({ teamId }) => teamId ?? null)),
      uuidArray(states.map(({ customerId }) => customerId ?? null)),
      intArray(states.map(({ endUserMessages }) => endUserMessages ?? 0)),
      intArray(states.map(({ parameters }) => (parameters && Object.keys(parameters).length ? 1 : 0))),
      // Nobody gives 0: it stands for none.
      intArray(states.map(({ rating }) => rating?.stars ?? 0)),
    ],
  });
}

/** `IS TRUE` keeps the planner on the primary key: it would take the index by agent, and walk all the agent's rows. */
const statement = `
  UPDATE conversations c
     SET seq = s.seq, state = s.state::json, status = s.status, user_id = s.user_id, user_name = s.user_name,
         waiting_since = s.waiting_since, last_message = s.last_message, last_message_from = s.last_message_from,
         last_message_at = s.last_message_at,
         last_active_minute = date_trunc('minute', s.last_message_at, 'UTC'), log_ahead = true,
         unanswered_since = s.unanswered_since, team_id = s.team_id, customer_id = s.customer_id,
         end_user_messages = s.end_user_messages, has_values = s.has_values = 1,
         rating = nullif(s.rating, 0)
    FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::timestamptz[],
                $9::text[], $10::text[], $11::timestamptz[], $12::timestamptz[], $13::uuid[], $14::uuid[], $15::int[],
                $16::int[], $17::int[])
         AS s(id, agent_id, seq, state, status, user_id, user_name, waiting_since, last_message, last_message_from,
              last_message_at, unanswered_since, team_id, customer_id, end_user_messages, has_values, rating)
   WHERE c.id = s.id AND (c.agent_id = s.agent_id) IS TRUE AND c.seq <= s.seq`;
