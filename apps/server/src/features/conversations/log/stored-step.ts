import type { IntegrationType } from '@samtale/contract';
import type { ConversationState, Effect, LoggedEvent } from '@samtale/dialog';

/** A conversation's row as the lists need it, after a step. */
export interface ConversationRow {
  id: string;
  agentId: string;
  languageId: string;
  /** Null where it is not on a widget. */
  widgetId: string | null;
  integrationType: IntegrationType;
  state: ConversationState;
  lastMessage: string;
  lastMessageFrom: 'endUser' | 'bot' | 'staff';
  lastMessageAt: string;
  startedAt: string;
}

/** A step that stands in the log. */
export interface StoredStep {
  row: ConversationRow;
  /** The last number before the step. */
  after: number;
  events: LoggedEvent[];
  effects: Effect[];
  /** The same message had been stored before; nothing happened now. */
  repeated: boolean;
}
