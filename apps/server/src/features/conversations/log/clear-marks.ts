import type pg from 'pg';
import { uuidArray } from '../../../platform/database/binary-array.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';

/**
 * Takes the mark from conversations whose rows tell all that their logs do. The rows are locked first: a step that was
 * being stored is there when the logs are looked at, and its conversation keeps the mark.
 */
export async function clearMarks(pool: pg.Pool, conversationIds: readonly string[]): Promise<void> {
  const values = [uuidArray(conversationIds)];
  await inTransaction(pool, async (client) => {
    await client.query({ name: 'lock-quiet', text: lock, values });
    await client.query({ name: 'clear-marks', text: clear, values });
  });
}

/** In one order everywhere, so that no two wait for each other's rows. */
const lock = 'SELECT FROM conversations WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE';

const clear = `
  UPDATE conversations c SET log_ahead = false
   WHERE c.id = ANY($1::uuid[]) AND c.log_ahead
     AND NOT EXISTS (SELECT FROM conversation_steps s WHERE s.conversation_id = c.id AND s.first_seq > c.seq)`;
