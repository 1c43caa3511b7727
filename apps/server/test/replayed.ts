import { applyEvent, type ConversationState, initialState } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { readLog } from '../src/features/conversations/log/read-log.ts';
import { conversations } from '../src/features/conversations/tables.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Reads a whole log, expects it to be numbered without gaps and to fold into exactly the state that is stored, and
 * returns both.
 */
export async function replayed({ app: { database } }: TestServer, agentId: string, chatToken: string) {
  // The row follows its log a moment later, which is longer on a machine that has much to do; the log may go on too.
  const follows = async () => {
    const events = await readLog(database, agentId, chatToken, 0);
    const state = events.reduce<ConversationState>(applyEvent, initialState);
    const row = await database.agent(agentId).first(conversations, eq(conversations.id, chatToken));
    expect(row?.state).toEqual(state);
    return { events, state, row };
  };
  const { events, state, row } = await vi.waitFor(follows, { timeout: 5000 });
  expect(events.map((logged) => logged.seq)).toEqual(events.map((_, index) => index + 1));
  const { seq, status, userId, userName } = state;
  expect(row).toMatchObject({ seq, status, userId, userName });
  return { events, state };
}
