import { useLayoutEffect, useState } from 'preact/hooks';
import type { ChatSession } from '../chat-session.ts';
import type { SessionState } from '../session-state.ts';

/** The session's state, drawn again with every change of it. */
export function useSession(session: ChatSession): SessionState {
  const [state, setState] = useState(session.getState);
  useLayoutEffect(() => {
    const follow = () => setState(session.getState());
    // Something may have changed between the first drawing and now.
    follow();
    return session.subscribe(follow);
  }, [session]);
  return state;
}
