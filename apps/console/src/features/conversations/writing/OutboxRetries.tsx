import { useEffect } from 'react';
import { useHubState } from '../../../lib/hub/hub.tsx';
import { useOutbox } from './use-outbox.ts';

/** Milliseconds after which a message that did not arrive is sent again. */
const sendAgain = 2000;

/** Sends again while something waits, whichever screen is open. */
export function OutboxRetries() {
  const { connected } = useHubState();
  const { queue, outbox } = useOutbox();
  const isWaiting = outbox.some(({ state }) => state === 'pending');
  useEffect(() => {
    if (!isWaiting) return;
    if (connected) queue.flush();
    const timer = setInterval(() => queue.flush(), sendAgain);
    return () => clearInterval(timer);
  }, [queue, isWaiting, connected]);
  return null;
}
