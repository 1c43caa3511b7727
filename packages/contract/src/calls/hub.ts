import type { ConversationSummary, Delivery } from '../conversations/conversations.ts';
import type { ReadMark } from '../conversations/live-chat.ts';
import type { ChatStatus } from '../people/profile.ts';
import type { SourceProgress } from '../sources/sources.ts';
import type { TrainingState } from '../training/training.ts';

/** Socket.IO's path, and its two namespaces. */
export const hubPath = '/hub';
export const staffNamespace = '/staff';
export const widgetNamespace = '/widget';
/** Milliseconds before a lost connection is tried again. */
export const reconnectDelay = 1000;

/** Sent in the handshake: who connects, and for staff, which agent they look at. */
export interface StaffHandshake {
  token: string;
  agentId: string;
}
/** A visitor's token comes from `startConversation`; it never stands in an address. */
export interface WidgetHandshake {
  token: string;
  /** The page the widget is on. */
  page?: string | undefined;
}

/** How a request over the socket ended. */
export type Acknowledgement<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      code: string;
      messageKey: string;
      /** Seconds after which it may be asked again. */
      retryAfter?: number;
    };

/** Who looks at a conversation, each person once. */
export interface Viewers {
  chatToken: string;
  users: { id: string; name: string }[];
}

export interface ServerToStaff {
  /** Something was added to a conversation the client watches. */
  delivery(run: Delivery): void;
  /** Rows of the agent's chat list that have changed or are new. */
  chatListUpdate(rows: ConversationSummary[]): void;
  /** A visitor asks for a person. */
  newChatRequest(row: ConversationSummary): void;
  /** A visitor wrote to the person who has taken the chat. */
  newChatMessage(row: ConversationSummary): void;
  /** A colleague handed a conversation to the user. */
  chatHandedOver(row: ConversationSummary): void;
  /** What the staff answered could not be sent to a visitor who is away. */
  answerFailed(row: ConversationSummary): void;
  /** A colleague took the conversation from the user, and has it now. */
  chatTakenFrom(row: ConversationSummary): void;
  /** Somebody began or stopped to look at a conversation the client watches. */
  viewers(viewers: Viewers): void;
  /** Somebody is writing in a conversation the client watches: the visitor, or a colleague. */
  typing(typist: { chatToken: string; user: { id: string; name: string } | null }): void;
  /** They took back what they had written; null is the visitor. */
  stoppedTyping(typist: { chatToken: string; userId: string | null }): void;
  /** What the visitor of a conversation the client watches has had on the screen. */
  visitorSeen(seen: { chatToken: string; seq: number }): void;
  /** Whether the visitor of a conversation the client watches is connected. */
  visitorPresence(presence: { chatToken: string; isHere: boolean }): void;
  /** The user has read a conversation further, here or on another device. */
  readMark(mark: ReadMark): void;
  changeChatStatus(change: { userId: string; chatStatus: ChatStatus }): void;
  trainingProgress(progress: { agentId: string } & TrainingState): void;
  /** A source of the agent is being read, has been read, or was changed. */
  sourceProgress(progress: SourceProgress): void;
  testProgress(progress: { runId: string; done: number; total: number }): void;
  importProgress(progress: { importId: string; done: number; total: number }): void;
}

/** Where a visitor stands among those who wait for a person. */
export interface QueuePlace {
  /** Counts from 1. */
  place: number;
  /** Whether anybody is online who could take the conversation. */
  staffOnline: boolean;
}

export interface ServerToWidget {
  delivery(run: Delivery): void;
  queuePlace(place: QueuePlace): void;
  /** The person who has the conversation is writing. */
  typing(): void;
  /** They took back what they had written. */
  stoppedTyping(): void;
}
