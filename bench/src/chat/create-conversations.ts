import { danish } from '@samtale/contract';
import { initialState } from '@samtale/dialog';
import type { App } from '../../../apps/server/src/app.ts';
import { nouns, verbs } from '../question-words.ts';

interface Many {
  agentId: string;
  userId: string;
  count: number;
}

const colleague = '7d6f0f4e-94a1-4a53-9b0a-1b7a7f4a6a01';
/** Flows that answered in nine tenths, in one of two hundred, in one of twenty thousand. */
export const answering = {
  most: '0190b0e4-94a1-7a53-9b0a-1b7a7f4a6a01',
  some: '0190b0e4-94a1-7a53-9b0a-1b7a7f4a6a02',
  few: '0190b0e4-94a1-7a53-9b0a-1b7a7f4a6a03',
} as const;
const portion = 50_000;

/**
 * Adds conversations to an agent, half a minute apart and all of them quiet: a few that wait, some the user has, more
 * that colleagues have, most the bot's. In the database, from a series of numbers, so every run has the same.
 */
export async function createConversations(
  { database, now }: App,
  { agentId, userId, count }: Many,
): Promise<void> {
  const { pool } = database;
  // Filled again at the end, as after a restore: word by word it would take most of the bench's time.
  await pool.query('DROP INDEX conversation_texts_words_index');
  const newest = now().toISOString();
  const common = [agentId, newest, portion];
  for (let from = 0; from < count; from += portion) {
    await pool.query(conversations, [
      ...common,
      from,
      danish.id,
      JSON.stringify(initialState),
      userId,
      colleague,
    ]);
    await pool.query(steps, [...common, from, verbs, nouns]);
    await pool.query(texts, [...common, from, verbs, nouns]);
  }
  await pool.query('CREATE INDEX conversation_texts_words_index ON conversation_texts USING gin (words)');
  // As after the cleaning that the database does by itself.
  await pool.query('VACUUM ANALYZE');
}

const series = `generate_series($4::int + 1, $4::int + $3::int) AS n`;
const id = `md5('conversation ' || n)::uuid`;
/** The flow that answered; null where none had an answer. */
const flow = `CASE WHEN n % 20000 = 11 THEN '${answering.few}' WHEN n % 200 = 5 THEN '${answering.some}'
                   WHEN n % 10 > 0 THEN '${answering.most}' END`;
const at = `($2::timestamptz - n * interval '30 seconds')`;
const said = `'Hvordan kan jeg ' || ($5::text[])[1 + n % 10] || ' min ' || ($6::text[])[1 + n / 10 % 10] || ' nummer ' || n`;

/** As states have moments. */
const iso = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const conversations = `
  INSERT INTO conversations (id, agent_id, integration_type, language_id, state, seq, status, user_id, user_name,
                             last_message, last_message_from, last_message_at, last_active_minute, started_at,
                             waiting_since, end_user_messages, has_values)
  SELECT ${id}, $1::uuid, CASE WHEN n % 1000 = 7 THEN 4 WHEN n % 10000 = 9 THEN 2 ELSE 1 END, $5::uuid,
         $6::jsonb || jsonb_build_object('seq', 3, 'status', s.status, 'userId', s.user_id, 'waitingSince', ${iso('s.waiting_since')},
                                         'userName', CASE WHEN s.user_id IS NOT NULL THEN 'Test' END),
         3, s.status, s.user_id, CASE WHEN s.user_id IS NOT NULL THEN 'Test' END,
         'Svar nummer ' || n, 'bot', ${at}, date_trunc('minute', ${at}, 'UTC'), ${at}, s.waiting_since, 1 + n % 6, n % 50 = 3
    FROM ${series}
   CROSS JOIN LATERAL (
         SELECT CASE WHEN n <= 50 THEN 'awaiting' WHEN n % 5000 = 0 OR n % 500 = 1 THEN 'human' ELSE 'bot' END AS status,
                CASE WHEN n <= 50 THEN NULL WHEN n % 5000 = 0 THEN $7::uuid WHEN n % 500 = 1 THEN $8::uuid END AS user_id,
                CASE WHEN n <= 50 THEN ${at} END AS waiting_since) AS s`;

const steps = `
  INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, events)
  SELECT ${id}, 1, 3, $1::uuid, ${at},
         json_build_array(json_build_object('type', 'started', 'releaseNumber', 1),
                          json_build_object('type', 'endUserSaid', 'text', ${said}),
                          CASE WHEN n % 10 > 0
                               THEN json_build_object('type', 'flowTriggered', 'flowId', ${flow}, 'title', 'Flow',
                                                      'trigger', 'understanding', 'contextFlowId', NULL)
                               ELSE json_build_object('type', 'questionUnsolved', 'text', ${said}) END)::text
    FROM ${series}`;

const texts = `
  INSERT INTO conversation_texts (conversation_id, agent_id, last_active_minute, words)
  SELECT ${id}, $1::uuid, date_trunc('minute', ${at}, 'UTC'),
         strip(to_tsvector('danish', ${said}) || to_tsvector('english', ${said}) || array_to_tsvector(array_remove(ARRAY[
           CASE WHEN n % 50 = 3 THEN '@values' END, '@flow' || ${flow},
           CASE WHEN n % 1000 = 7 THEN '@channel4' WHEN n % 10000 = 9 THEN '@channel2' END], NULL)))
    FROM ${series}`;
