import type { LanguageCode, QueuePlace, WidgetConfig } from '@samtale/contract';
import type { ToFrame } from '../protocol.ts';
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
  /** The end of the conversation is within view, as far as the chat is. */
  seesEnd: boolean;
  /** Only the welcome is shown, in a small panel that leads to the chat. */
  isPreview: boolean;
  isMaximised: boolean;
  /** The chat has all of a small window as it is. */
  fillsWindow: boolean;
  /** The launcher, which closes the chat, is not to be seen. */
  coversLauncher: boolean;
  /** The visitor had begun to write when the chat was opened. */
  isWriting: boolean;
  /** The chat opened by itself, so the focus stays where it is. */
  isUnasked: boolean;
  /** What the visitor wrote before this frame was there. */
  earlyDraft: string;
  /** What they had written on the page before, and not sent. */
  keptDraft: string;
  /** Where they had scrolled to there, in pixels; null at the end. */
  keptTop: number | null;
  /** What was said after this number they have not seen: it is shown, however old. */
  readBefore: number;
  /** When an earlier conversation was taken up again, in milliseconds; null when all of it is to be seen. */
  resumedAt: number | null;
  /** The visitor is back after a while, and is greeted while there are so many entries; null for nobody. */
  backAfter: number | null;
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
  seesEnd: true,
  isPreview: false,
  isMaximised: false,
  fillsWindow: false,
  coversLauncher: false,
  isWriting: false,
  isUnasked: false,
  earlyDraft: '',
  keptDraft: '',
  keptTop: null,
  readBefore: Number.POSITIVE_INFINITY,
  resumedAt: null,
  backAfter: null,
  hasConversation: false,
  queuePlace: null,
  personWrites: false,
});

/** What a message of the page around the chat says of the chat's room there. */
export function roomIn(message: ToFrame): Partial<SessionState> {
  if (message.type === 'maximised') return { isMaximised: message.isMaximised };
  if (message.type !== 'room') return {};
  return { fillsWindow: message.fillsWindow, coversLauncher: message.coversLauncher };
}
