import { endpoints } from '@samtale/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { uploads } from '../../attachments/index.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { outboxKey } from './outbox-key.ts';
import { SendQueue } from './send-queue.ts';

/** Milliseconds a message has to arrive. */
const arriveWithin = 15_000;

function send({ agentId, chatToken, kind, clientId, text, files }: OutgoingMessage) {
  const { addChatNote, sendChatMessage } = endpoints.conversations;
  return call(kind === 'note' ? addChatNote : sendChatMessage, {
    params: { agentId, chatToken },
    body: { clientId, text, files: files.flatMap(({ file }) => file?.id ?? []) },
    signal: AbortSignal.timeout(arriveWithin),
  });
}

async function bring({ files }: OutgoingMessage): Promise<OutgoingMessage['files']> {
  return Promise.all(files.map(async (one) => ({ ...one, file: await uploads.finished(one) })));
}

function openQueue(userId: string): SendQueue {
  const key = outboxKey(userId);
  return new SendQueue({
    bring,
    send,
    keep: (outbox) => sessionStorage.setItem(key, JSON.stringify(outbox)),
    start: JSON.parse(sessionStorage.getItem(key) ?? '[]') as Outbox,
  });
}

const queues = new Map<string, SendQueue>();

/** The signed-in user's queue: one for all screens, so that it goes on when another chat is opened. */
function queueOf(userId: string): SendQueue {
  const queue = queues.get(userId) ?? openQueue(userId);
  queues.set(userId, queue);
  return queue;
}

/** What the user has written and the log does not show yet. */
export function useOutbox(): { queue: SendQueue; outbox: Outbox } {
  const { user } = useSession();
  const queue = queueOf(user.id);
  const outbox = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return { queue, outbox };
}
