import type { TestServer } from './start-test-server.ts';

/**
 * Makes a conversation's log so many visitor's messages of so many letters longer, as if they had been said. Its row
 * is told of them too.
 */
export async function lengthenLog(
  { app }: Pick<TestServer, 'app'>,
  chatToken: string,
  { messages, letters }: { messages: number; letters: number },
): Promise<void> {
  const events = JSON.stringify([{ type: 'endUserSaid', text: 'x'.repeat(letters) }]);
  await app.database.pool.query(
    `INSERT INTO conversation_steps (conversation_id, first_seq, last_seq, agent_id, at, client_id, events)
     SELECT c.id, c.seq + n, c.seq + n, c.agent_id, now(), gen_random_uuid(), $3
       FROM conversations c, generate_series(1, $2::int) n WHERE c.id = $1`,
    [chatToken, messages, events],
  );
  await app.database.pool.query(
    `UPDATE conversations SET seq = seq + $2, state = jsonb_set(state::jsonb, '{seq}', to_jsonb(seq + $2))::json
      WHERE id = $1`,
    [chatToken, messages],
  );
}
