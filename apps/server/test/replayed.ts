import { endpoints } from '@samtale/contract';
import { applyEvent, type ConversationState, initialState } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { conversations } from '../src/features/conversations/tables.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Reads a whole log, expects it to be numbered without gaps and to fold into exactly the state that is stored, and
 * returns both.
 */
export async function replayed(server: TestServer, staff: SignedIn, chatToken: string) {
  const { events, agentId, seq } = await staff.call(endpoints.conversations.getChat, {
    params: { chatToken },
  });
  expect(events.map((logged) => logged.seq)).toEqual(events.map((_, index) => index + 1));
  const folded = events.reduce<ConversationState>(applyEvent, initialState);
  const scope = server.app.database.agent(agentId);
  const row = await scope.first(conversations, eq(conversations.id, chatToken));
  expect(row?.state).toEqual(folded);
  expect({ seq: row?.seq, status: row?.status, userId: row?.userId, userName: row?.userName }).toEqual({
    seq,
    status: folded.status,
    userId: folded.userId,
    userName: folded.userName,
  });
  return { events, state: folded };
}
