import type { LoggedEvent } from '../../../lib/hub/conversation-log.ts';
import type { Attachment } from '../../attachments/index.ts';

/** A message a person has written that the log does not show yet. */
export interface OutgoingMessage {
  /** Makes sending it again safe. */
  clientId: string;
  agentId: string;
  chatToken: string;
  /** A note is for the staff alone. */
  kind: 'reply' | 'note';
  text: string;
  /** Sent when the server has all of them. */
  files: readonly Attachment[];
  /** When it was written, ISO 8601. */
  at: string;
  /** `sent` is stored, and waits for the log to show it; `failed` was refused. */
  state: 'pending' | 'sent' | 'failed';
  /** Key of why it was refused. */
  messageKey: string | null;
}
export type Outbox = readonly OutgoingMessage[];

/** The next message of a conversation to send: its first that is neither stored nor refused. */
export function nextToSend(outbox: Outbox, chatToken: string): OutgoingMessage | undefined {
  return outbox.find((message) => message.chatToken === chatToken && message.state === 'pending');
}

/** The conversations that have something to send. */
export function waitingChats(outbox: Outbox): string[] {
  const waiting = outbox.filter(({ state }) => state === 'pending').map(({ chatToken }) => chatToken);
  return [...new Set(waiting)];
}

/** Changes what is known of one message. */
export function noted(
  outbox: Outbox,
  clientId: string,
  change: Partial<Pick<OutgoingMessage, 'state' | 'messageKey' | 'files'>>,
): Outbox {
  return outbox.map((message) => (message.clientId === clientId ? { ...message, ...change } : message));
}

/** Puts a refused message last again, to be sent once more. */
export function retried(outbox: Outbox, clientId: string): Outbox {
  const message = outbox.find((each) => each.clientId === clientId);
  if (!message) return outbox;
  return [...without(outbox, clientId), { ...message, state: 'pending', messageKey: null }];
}

export function without(outbox: Outbox, clientId: string): Outbox {
  return outbox.filter((message) => message.clientId !== clientId);
}

/** Leaves out what the log shows. */
export function settled(outbox: Outbox, events: readonly LoggedEvent[]): Outbox {
  if (outbox.length === 0) return outbox;
  const shown = new Set(events.map(({ clientId }) => clientId));
  const left = outbox.filter(({ clientId }) => !shown.has(clientId));
  return left.length === outbox.length ? outbox : left;
}
