import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { wordsOf } from '../../../platform/database/columns.ts';
import type { AgentScope } from '../../../platform/database/table-scope.ts';

/** Of a longer conversation the beginning can be searched, in characters: the database takes a megabyte of words. */
const longestText = 200_000;

/** Makes what was said and noted in conversations, and names of files, searchable as it stands in their logs now. */
export async function indexTexts(
  executor: Pick<pg.PoolClient, 'query'>,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length) await executor.query({ name: 'index-texts', text, values: [conversationIds] });
}

/**
 * Leaves no words of a conversation to be searched, up to a number of its log, but which flows answered. Who has read
 * the log before and is about to write its words does not bring them back.
 */
export const forgetTexts = (scope: AgentScope, conversationId: string, seq: number): Promise<unknown> =>
  scope.query(
    (agentId) => sql`
      INSERT INTO conversation_texts (conversation_id, agent_id, last_active_minute, seq, words)
      SELECT c.id, c.agent_id, c.last_active_minute, ${seq}::int, array_to_tsvector(${sql.raw(flowMarks)})
        FROM conversations c WHERE c.id = ${conversationId} AND c.agent_id = ${agentId}
      ON CONFLICT (conversation_id) DO UPDATE SET words = excluded.words, seq = excluded.seq`,
  );

/**
 * Words of the index that nobody can say: what else is asked for together with words and holds of few conversations.
 * So the index finds where both hold, instead of all in which the words were said.
 */
export const marks = {
  hasValues: '@values',
  /** On another channel than the widget. */
  channel: (integrationType: number | ''): string => `@channel${integrationType}`,
  /** The flow has answered. */
  flow: (flowId: string): string => `@flow${flowId}`,
};

/** SQL for a conversation's log holding that a flow was triggered; steps that do not name it are not read. */
export const flowAnswered = (conversationId: SQL, flowId: string): SQL => sql`EXISTS (
  SELECT 1 FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
   WHERE s.conversation_id = ${conversationId} AND strpos(s.events, ${flowId}::text) > 0
     AND event ->> 'type' = 'flowTriggered' AND event ->> 'flowId' = ${flowId}::text)`;

/** SQL for the marks of the flows that have answered in `conversations c`. */
const flowMarks = `ARRAY(
  SELECT DISTINCT '${marks.flow('')}' || (event ->> 'flowId')
    FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
   WHERE s.conversation_id = c.id AND strpos(s.events, 'flowTriggered') > 0
     AND event ->> 'type' = 'flowTriggered')`;

/** The kinds of events that hold words of visitors and staff. */
const kindsWithWords = `('endUserSaid', 'staffSaid', 'noteAdded', 'messageLeft', 'answerRated', 'chatRated', 'chatRatingChanged')`;

/**
 * SQL for a file's name with its words apart: full text search takes `kvittering_2026-04.pdf` for one word. What is
 * asked for is taken apart at all signs, so the whole name is found as well.
 */
const nameApart = (name: string): string => `translate(${name}, '._-', '   ')`;

/** SQL for all that was said and noted in a conversation, with the names of files, as the column `text`. */
export const wordsSaidIn = (conversationId: string): string => `
  SELECT left(coalesce(string_agg(concat_ws(E'\\n', event ->> 'text', sent.names), E'\\n'), ''), ${longestText}) AS text
    FROM conversation_steps s CROSS JOIN LATERAL json_array_elements(s.events::json) AS event
   CROSS JOIN LATERAL (
         SELECT string_agg(${nameApart("file ->> 'name'")}, E'\\n') AS names
           FROM json_array_elements(event -> 'files') AS file) AS sent
   WHERE s.conversation_id = ${conversationId} AND event ->> 'type' IN ${kindsWithWords}`;

const text = `
  INSERT INTO conversation_texts (conversation_id, agent_id, last_active_minute, seq, words)
  SELECT c.id, c.agent_id, c.last_active_minute, c.seq,
         strip(${wordsOf('said.text')} || array_to_tsvector(array_remove(ARRAY[
           CASE WHEN c.has_values THEN '${marks.hasValues}' END,
           CASE WHEN c.integration_type > 1 THEN '${marks.channel('')}' || c.integration_type END], NULL) || ${flowMarks}))
    FROM conversations c
   CROSS JOIN LATERAL (${wordsSaidIn('c.id')}) AS said
   WHERE c.id = ANY($1)
  ON CONFLICT (conversation_id) DO UPDATE
     SET last_active_minute = excluded.last_active_minute, words = excluded.words, seq = excluded.seq
   WHERE conversation_texts.seq <= excluded.seq`;
