import type { VisitorMessage } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { isSentFile } from './kept-files.ts';

/** Something said, with all that is known of its files. */
export type Said = Omit<VisitorMessage, 'files'> & { files?: readonly SentFile[] };

/**
 * What the visitor has said and the log does not show yet, in order.
 * `waiting`: to be sent. `sent`: stored by the server, its echo is under way. `failed`: refused; the visitor may retry.
 */
export interface OutboxItem extends Said {
  state: 'waiting' | 'sent' | 'failed';
}
export type Outbox = readonly OutboxItem[];

/** Adds a message at the end. */
export function enqueue(outbox: Outbox, message: Said): Outbox {
  return [...outbox, { ...message, state: 'waiting' }];
}

/** The message to send now: the first that is neither stored nor refused. None is sent before those ahead of it. */
export function nextToSend(outbox: Outbox): OutboxItem | undefined {
  return outbox.find((item) => item.state === 'waiting');
}

/** The server has stored the message. */
export function markSent(outbox: Outbox, clientId: string): Outbox {
  return outbox.map((item) => (item.clientId === clientId ? { ...item, state: 'sent' } : item));
}

/** The server will not have the message. */
export function markFailed(outbox: Outbox, clientId: string): Outbox {
  return outbox.map((item) => (item.clientId === clientId ? { ...item, state: 'failed' } : item));
}

/** Sends a refused message again, after everything said since. */
export function retry(outbox: Outbox, clientId: string): Outbox {
  const item = outbox.find((candidate) => candidate.clientId === clientId && candidate.state === 'failed');
  if (!item) return outbox;
  return [...outbox.filter((candidate) => candidate !== item), { ...item, state: 'waiting' }];
}

/** Drops the messages that the log shows. */
export function dropEchoed(outbox: Outbox, shownKeys: ReadonlySet<string>): Outbox {
  return outbox.some((item) => shownKeys.has(item.clientId))
    ? outbox.filter((item) => !shownKeys.has(item.clientId))
    : outbox;
}

/** A message as it was kept, or null when it is something else. */
export function parseItem(value: unknown): OutboxItem | null {
  return isItem(value) ? value : null;
}

function isItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    typeof item.clientId === 'string' &&
    typeof item.text === 'string' &&
    (item.files === undefined || (Array.isArray(item.files) && item.files.every(isSentFile))) &&
    (item.pickedFlowId === undefined || typeof item.pickedFlowId === 'string') &&
    (item.state === 'waiting' || item.state === 'failed')
  );
}
