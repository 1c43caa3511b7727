import { useLayoutEffect, useState } from 'preact/hooks';
import type { ChatSession } from './chat-session.ts';
import type { Upload } from './components/visitor-actions/upload.ts';
import { attachedAgain, keepFiles } from './kept-files.ts';
import type { SessionState } from './session-state.ts';

/** Characters while it is not known how many the widget takes; the server takes no more. */
const longest = 4000;

/**
 * What goes with the next message, and whether it can go: files that are there, also from the page before, and characters
 * that are left.
 */
export function useOutgoing(session: ChatSession, { config }: SessionState, draft: string) {
  const most = config?.chatInputMax ?? longest;
  const left = most - draft.length;
  const [uploads, setUploads] = useState<readonly Upload[]>(() => attachedAgain(session.begun().files ?? []));
  useLayoutEffect(() => session.leave({ files: keepFiles(uploads) }), [uploads]);
  const files = config?.enableUpload ? uploads.flatMap(({ sent }) => sent ?? []) : [];
  return {
    uploads,
    setUploads,
    files,
    most,
    left,
    // What was written before the limit was known may be too long.
    canSend:
      (draft.trim() !== '' || files.length > 0) &&
      left >= 0 &&
      uploads.every(({ state }) => state !== 'going'),
    /** It has been sent: what did not get through yet goes with the next. */
    sent: () => setUploads((all) => all.filter(({ state }) => state === 'lost' || state === 'gone')),
  };
}
