import { useEffect, useState } from 'preact/hooks';
import type { ChatSession } from './chat-session.ts';
import type { SessionState } from './session-state.ts';

/** What the visitor is about to say: at first what they left on the page before. */
export function useDraft(
  session: ChatSession,
  { keptDraft, earlyDraft }: SessionState,
): [draft: string, change: (draft: string) => void] {
  const [draft, setDraft] = useState(keptDraft);
  useEffect(() => {
    if (!earlyDraft) return;
    // What was written before this frame was there comes before what was written in it, and after what was left.
    setDraft((since) => {
      const left = since.startsWith(keptDraft) ? keptDraft : '';
      return `${left}${left && ' '}${earlyDraft}${since.slice(left.length)}`;
    });
  }, [earlyDraft]);
  const change = (text: string) => {
    setDraft(text);
    session.wrote(text);
  };
  return [draft, change];
}
