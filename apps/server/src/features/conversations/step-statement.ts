import { recordUnsolvedQuestions, unsolvedRecord } from '../training/index.ts';
import type { StoredStep } from './stored-step.ts';

/** A step as the statements below take it, in a JSON array. */
export interface StepRecord {
  /** The number the conversation's log has to end at for the step to fit. */
  after: number;
  /** The release that was the newest when the step was decided. */
  newest_release: number;
  [column: string]: unknown;
}

/** A decided step as a record. */
export function stepRecord(
  { row, after, events }: StoredStep,
  newest: number,
  clientId: string | null,
): StepRecord {
  const { state } = row;
  return {
    after,
    newest_release: newest,
    conversation_id: row.id,
    first_seq: after + 1,
    last_seq: state.seq,
    agent_id: row.agentId,
    at: events[0]?.at,
    client_id: clientId ?? undefined,
    events: events.map((logged) => logged.event),
    state,
    status: state.status,
    // What is null is left out: each byte is read once more by the database.
    user_id: state.userId ?? undefined,
    user_name: state.userName ?? undefined,
    last_message: row.lastMessage,
    last_message_from: row.lastMessageFrom,
    last_message_at: row.lastMessageAt,
    waiting_since: state.waitingSince ?? undefined,
    unsolved: unsolvedRecord(row.languageId, events) ?? undefined,
  };
}

/**
 * Appends steps to their logs and brings their conversations up to date, where the log still ends where the step
 * was decided from and the agent's newest release is still the one it was decided with. Returns the ids of those.
 * `IS TRUE` keeps the planner on the primary key: it would take the index by agent, and walk all the agent's rows.
 */
export const storeStepsStatement = `
  WITH step AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS s(
      after int, newest_release int, conversation_id uuid, first_seq int, last_seq int, agent_id uuid,
      at timestamptz, client_id uuid, events jsonb, state jsonb, status text, user_id uuid, user_name text,
      last_message text, last_message_from text, last_message_at timestamptz, waiting_since timestamptz, unsolved json)
  ), fitting AS (
    UPDATE conversations c
       SET state = s.state, seq = s.last_seq, status = s.status, user_id = s.user_id, user_name = s.user_name,
           last_message = s.last_message, last_message_from = s.last_message_from,
           last_message_at = s.last_message_at,
           last_active_minute = date_trunc('minute', s.last_message_at, 'UTC'), waiting_since = s.waiting_since
      FROM step s JOIN agents a ON a.id = s.agent_id AND a.release_number = s.newest_release
     WHERE c.id = s.conversation_id AND (c.agent_id = s.agent_id) IS TRUE AND c.seq = s.after
    RETURNING c.id
  ), logged AS (
    INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, client_id, events)
    SELECT conversation_id, first_seq, last_seq, agent_id, at, client_id, events
      FROM step JOIN fitting ON fitting.id = step.conversation_id
  ), asked AS (${recordUnsolvedQuestions}
  )
  SELECT id FROM fitting`;
