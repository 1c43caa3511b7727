import type { LanguageCode, QueuePlace, WidgetConfig } from '@samtale/contract';
import { type ConversationLog, emptyLog } from './conversation-log.ts';
import type { Outbox } from './outbox.ts';

/** What the visitor's side of the chat shows. */
export interface SessionState {
  language: LanguageCode;
  /** How the widget looks and greets; null until it is known. */
  config: WidgetConfig | null;
  log: ConversationLog;
  outbox: Outbox;
  /** An earlier conversation is being fetched. */
  isLoading: boolean;
  isOffline: boolean;
  isOpen: boolean;
  /** The visitor had begun to write when the chat was opened. */
  isWriting: boolean;
  /** What the visitor wrote before this frame was there. */
  earlyDraft: string;
  /** Something was said, so another language means another conversation. */
  hasConversation: boolean;
  /** Where the visitor stands among those who wait for a person; null when it is not known. */
  queuePlace: QueuePlace | null;
  /** The person who has the conversation is writing. */
  personWrites: boolean;
}

/** Before anything is known but the language the page asks for. */
export const newSessionState = (language: LanguageCode): SessionState => ({
  language,
  config: null,
  log: emptyLog,
  outbox: [],
  isLoading: false,
  isOffline: false,
  isOpen: false,
  isWriting: false,
  earlyDraft: '',
  hasConversation: false,
  queuePlace: null,
  personWrites: false,
});
