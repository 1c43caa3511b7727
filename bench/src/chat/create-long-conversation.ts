import { danish } from '@samtale/contract';
import { applyEvent, type ConversationState, initialState, type LoggedEvent } from '@samtale/dialog';
import type { App } from '../../../apps/server/src/app.ts';
import { conversationSteps, conversations } from '../../../apps/server/src/features/conversations/tables.ts';
import { createId } from '../../../apps/server/src/platform/database/columns.ts';
import type { LongStep } from './long-log.ts';

/** Milliseconds between two steps: some hundred a day, so that a long conversation has many days. */
const pace = 8 * 60_000;

interface LongConversation {
  agentId: string;
  log: readonly LongStep[];
  /** When its last step was. */
  end: Date;
}

/** Stores a conversation; its id. */
export async function createLongConversation(
  { database }: App,
  { agentId, log, end }: LongConversation,
): Promise<string> {
  const conversationId = createId();
  let state: ConversationState = initialState;
  const steps = log.map((events, place) => {
    const at = new Date(end.getTime() - pace * (log.length - 1 - place)).toISOString();
    const firstSeq = state.seq + 1;
    for (const event of events) {
      const logged: LoggedEvent = { seq: state.seq + 1, at, clientId: null, event };
      state = applyEvent(state, logged);
    }
    return { conversationId, agentId, firstSeq, lastSeq: state.seq, at, events };
  });
  const at = end.toISOString();
  const scope = database.agent(agentId);
  await scope.insert(conversationSteps, steps);
  await scope.insert(conversations, [
    {
      id: conversationId,
      integrationType: 1,
      languageId: danish.id,
      state,
      seq: state.seq,
      status: state.status,
      userId: state.userId,
      userName: state.userName,
      lastMessage: `${steps.length} trin`,
      lastMessageFrom: 'endUser',
      lastMessageAt: at,
      lastActiveMinute: `${at.slice(0, 16)}:00.000Z`,
      startedAt: steps[0]?.at ?? at,
    },
  ]);
  return conversationId;
}
