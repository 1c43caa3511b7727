import { endpoints } from '@samtale/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, useEndpoint } from '../../../lib/api/api.ts';
import { useHubEvent } from '../../../lib/hub/hub.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { markSeen, mergeSeen, type SeenRows } from './seen-rows.ts';

const { getReadMarks, markChatRead } = endpoints.conversations;

/** Milliseconds without news after which the server is told how far was read. */
const pause = 800;

function read(key: string): SeenRows {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as SeenRows;
  } catch {
    // Not what this screen wrote: nothing counts as read.
    return {};
  }
}

/**
 * What the user has read of each conversation: known at once from this browser, and soon from their other devices.
 * `isSeenKnown` tells that it is known from those too, or cannot be.
 */
export function useSeenRows() {
  const { user, agent } = useSession();
  const key = `samtale.seen.${user.id}`;
  const [seen, setSeen] = useState(() => read(key));
  const [listOpenedAt] = useState(() => new Date().toISOString());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const { data, failureCount } = useEndpoint(getReadMarks, { params: { agentId: agent.id } });
  const marks = data?.list;
  const [isMerged, setMerged] = useState(false);

  const change = useCallback(
    (step: (before: SeenRows) => SeenRows) =>
      setSeen((before) => {
        const after = step(before);
        if (after !== before) localStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  useEffect(() => {
    // The newest come first, and the last one that is merged is forgotten last.
    if (!marks) return;
    change((before) => mergeSeen(before, marks.toReversed()));
    setMerged(true);
  }, [marks, change]);
  useHubEvent('readMark', (mark) => change((before) => mergeSeen(before, [mark])));

  const mark = useCallback(
    (chatToken: string, seq: number) => {
      change((before) => markSeen(before, chatToken, seq));
      clearTimeout(timers.current.get(chatToken));
      const tell = () => {
        timers.current.delete(chatToken);
        // Not told is not lost: this browser remembers, and the next reading tells again.
        call(markChatRead, { params: { agentId: agent.id, chatToken }, body: { seq } }).catch(
          () => undefined,
        );
      };
      timers.current.set(chatToken, setTimeout(tell, pause));
    },
    [change, agent.id],
  );
  return { seen, isSeenKnown: isMerged || failureCount > 0, listOpenedAt, mark };
}
