import { applyEvent } from '@samtale/dialog';
import { lastMessageOf } from './last-message.ts';
import { type LoggedStep, loggedEvents, loggedStepJson } from './logged-events.ts';
import type { ConversationRow } from './stored-step.ts';

/** What to select of `conversations c` for `conversationOf`: the row, and the steps of its log that it lacks. */
export const conversationColumns = `
  c.id, c.agent_id AS "agentId", c.language_id AS "languageId", c.widget_id AS "widgetId",
  c.integration_type AS "integrationType", c.state,
  c.last_message AS "lastMessage", c.last_message_from AS "lastMessageFrom", c.last_message_at AS "lastMessageAt",
  c.started_at AS "startedAt",
  (SELECT json_agg(${loggedStepJson} ORDER BY s.first_seq)
     FROM conversation_steps s
    WHERE s.conversation_id = c.id AND s.first_seq > c.seq) AS missing`;

export type SelectedConversation = Omit<ConversationRow, 'lastMessageAt' | 'startedAt'> & {
  lastMessageAt: Date;
  startedAt: Date;
  missing: LoggedStep[] | null;
};

/** A conversation as its log leaves it. */
export function conversationOf(selected: SelectedConversation): ConversationRow {
  const { id, agentId, languageId, widgetId, integrationType, lastMessage, lastMessageFrom } = selected;
  const events = selected.missing?.flatMap(loggedEvents) ?? [];
  return {
    id,
    agentId,
    languageId,
    widgetId,
    integrationType,
    state: events.reduce(applyEvent, selected.state),
    lastMessage,
    lastMessageFrom,
    lastMessageAt: selected.lastMessageAt.toISOString(),
    startedAt: selected.startedAt.toISOString(),
    ...lastMessageOf(events),
  };
}
