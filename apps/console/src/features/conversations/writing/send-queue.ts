import { ApiError } from '@samtale/contract';
import type { LoggedEvent } from '../../../lib/hub/conversation-log.ts';
import {
  nextToSend,
  noted,
  type Outbox,
  type OutgoingMessage,
  retried,
  settled,
  waitingChats,
  without,
} from './outbox.ts';

interface QueueParts {
  /** Resolves with a message's files when the server has them; throws as `send` does. */
  bring(message: OutgoingMessage): Promise<OutgoingMessage['files']>;
  /** Sends one message; throws `ApiError` when it was refused or did not arrive. */
  send(message: OutgoingMessage): Promise<unknown>;
  /** Keeps the outbox across reloads. */
  keep(outbox: Outbox): void;
  /** What was kept. */
  start: Outbox;
}

/** Whether the server has read the message and said no; anything else may go better next time. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)
  );
}
/** No session, or too fast. */
const passing = [401, 408, 429];

/**
 * Sends what is written, one message at a time in each conversation, in order. What does not arrive stays until
 * `flush` is called again.
 */
export class SendQueue {
  private readonly parts: QueueParts;
  private outbox: Outbox;
  private readonly sending = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(parts: QueueParts) {
    this.parts = parts;
    this.outbox = parts.start;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): Outbox => this.outbox;

  /** Adds a message and begins to send. */
  post(message: OutgoingMessage): void {
    this.change([...this.outbox, message]);
    this.flush();
  }
  retry(clientId: string): void {
    this.change(retried(this.outbox, clientId));
    this.flush();
  }
  /** Changes the files of a message that was refused. */
  refile(clientId: string, files: OutgoingMessage['files']): void {
    this.change(noted(this.outbox, clientId, { files }));
  }
  discard(clientId: string): void {
    this.change(without(this.outbox, clientId));
  }
  /** Forgets what the log shows. */
  settle(events: readonly LoggedEvent[]): void {
    this.change(settled(this.outbox, events));
  }
  /** Sends whatever waits. */
  flush(): void {
    for (const chatToken of waitingChats(this.outbox)) void this.sendAll(chatToken);
  }

  private async sendAll(chatToken: string): Promise<void> {
    if (this.sending.has(chatToken)) return;
    this.sending.add(chatToken);
    let next = nextToSend(this.outbox, chatToken);
    while (next) {
      const { clientId } = next;
      try {
        if (next.files.length) {
          const files = await this.parts.bring(next);
          this.change(noted(this.outbox, clientId, { files }));
          next = this.outbox.find((message) => message.clientId === clientId);
        }
        // Discarded while its files were on their way.
        if (next) await this.parts.send(next);
        this.change(noted(this.outbox, clientId, { state: 'sent', messageKey: null }));
      } catch (error) {
        if (!isRefusal(error)) break;
        this.change(noted(this.outbox, clientId, { state: 'failed', messageKey: error.reply.messageKey }));
      }
      next = nextToSend(this.outbox, chatToken);
    }
    this.sending.delete(chatToken);
  }

  private change(next: Outbox): void {
    if (next === this.outbox) return;
    this.outbox = next;
    this.parts.keep(next);
    for (const listener of this.listeners) listener();
  }
}
