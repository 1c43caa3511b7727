import type { ConversationSummary, Delivery } from './conversations.ts';
import type { ChatStatus } from './profile.ts';
import type { TrainingState } from './training.ts';
import type { VisitorMessage } from './widgets.ts';

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
}

/** How a request over the socket ended. */
export type Acknowledgement<T> = { ok: true; value: T } | { ok: false; code: string; messageKey: string };

/** The last event a client has of a conversation; it gets what came after it. */
export interface WatchRequest {
  chatToken: string;
  after: number;
}

export interface ServerToStaff {
  /** Something was added to a conversation the client watches. */
  delivery(run: Delivery): void;
  /** A row of the agent's chat list changed or is new. */
  chatListUpdate(row: ConversationSummary): void;
  /** A visitor asks for a person. */
  newChatRequest(row: ConversationSummary): void;
  /** A visitor wrote to the person who has taken the chat. */
  newChatMessage(row: ConversationSummary): void;
  changeChatStatus(change: { userId: string; chatStatus: ChatStatus }): void;
  trainingProgress(progress: { agentId: string } & TrainingState): void;
  testProgress(progress: { runId: string; done: number; total: number }): void;
  importProgress(progress: { importId: string; done: number; total: number }): void;
}

export interface StaffToServer {
  watch(request: WatchRequest, reply: (answer: Acknowledgement<Delivery>) => void): void;
  unwatch(request: { chatToken: string }): void;
  changeChatStatus(status: ChatStatus): void;
}

export interface ServerToWidget {
  delivery(run: Delivery): void;
}

export interface WidgetToServer {
  say(message: VisitorMessage, reply: (answer: Acknowledgement<Delivery>) => void): void;
  catchUp(request: { after: number }, reply: (answer: Acknowledgement<Delivery>) => void): void;
}
