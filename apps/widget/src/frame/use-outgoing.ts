import { useState } from 'preact/hooks';
import type { Upload } from './components/deeds/upload.ts';
import type { SessionState } from './session-state.ts';

/** Characters while it is not known how many the widget takes; the server takes no more. */
const longest = 4000;

/** What goes with the next message, and whether it can go: files that are there, and characters that are left. */
export function useOutgoing({ config }: SessionState, draft: string) {
  const most = config?.chatInputMax ?? longest;
  const left = most - draft.length;
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = uploads.flatMap(({ sent }) => sent ?? []);
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
    sent: () => setUploads((all) => all.filter(({ state }) => state === 'lost')),
  };
}
