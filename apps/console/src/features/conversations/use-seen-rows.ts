import { useCallback, useState } from 'react';
import { useSession } from '../auth/use-session.ts';
import { markSeen, type SeenRows } from './seen-rows.ts';

function read(key: string): SeenRows {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as SeenRows;
  } catch {
    // Not what this screen wrote: nothing counts as read.
    return {};
  }
}

/** What the user has read of each conversation, remembered in the browser. */
export function useSeenRows() {
  const { user } = useSession();
  const key = `samtale.seen.${user.id}`;
  const [seen, setSeen] = useState(() => read(key));
  const [listOpenedAt] = useState(() => new Date().toISOString());
  const mark = useCallback(
    (chatToken: string, seq: number) =>
      setSeen((before) => {
        const after = markSeen(before, chatToken, seq);
        if (after !== before) localStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  return { seen, listOpenedAt, mark };
}
