import { endpoints } from '@samtale/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../app/api.ts';
import { useHubState } from '../../app/hub.tsx';
import { useSession } from '../auth/use-session.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';
import { SendQueue } from './send-queue.ts';

/** Milliseconds a message has to arrive, and after which one that did not is sent again. */
const arriveWithin = 15_000;
const sendAgain = 2000;

function send({ agentId, chatToken, clientId, text }: OutgoingMessage) {
  return call(endpoints.conversations.sendChatMessage, {
    params: { agentId, chatToken },
    body: { clientId, text },
    signal: AbortSignal.timeout(arriveWithin),
  });
}

function openQueue(userId: string): SendQueue {
  const key = `samtale.outbox.${userId}`;
  return new SendQueue({
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

/** Sends again while something waits. */
export function useOutboxRetries(): void {
  const { connected } = useHubState();
  const { queue, outbox } = useOutbox();
  const isWaiting = outbox.some(({ state }) => state === 'pending');
  useEffect(() => {
    if (!isWaiting) return;
    if (connected) queue.flush();
    const timer = setInterval(() => queue.flush(), sendAgain);
    return () => clearInterval(timer);
  }, [queue, isWaiting, connected]);
}
