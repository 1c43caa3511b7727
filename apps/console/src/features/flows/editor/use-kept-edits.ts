import { useEffect, useState } from 'react';
import { mergeFlows } from '../history/merge-flows.ts';
import type { EditorFlow } from './editor-flow.ts';
import { type KeptEdits, keepEdits, readEdits } from './kept-edits.ts';

/** How long after a change it is kept, in milliseconds. */
const pause = 400;

interface KeptEditsOptions {
  /** Names the flow among all in this browser. */
  place: string;
  /** The flow as it was read. */
  loaded: EditorFlow;
  flow: EditorFlow;
  dirty: boolean;
  onRestore(flow: EditorFlow): void;
}

/**
 * Keeps what is not saved in the browser until the editor is left, so that nothing is lost when the browser or the
 * machine goes away. What was found of an earlier time is offered, and put together with what was saved meanwhile.
 */
export function useKeptEdits({ place, loaded, flow, dirty, onRestore }: KeptEditsOptions) {
  const [found, setFound] = useState<KeptEdits | null>(() => readEdits(place));
  useEffect(() => {
    // What was found is kept until it is decided about.
    if (found) return;
    const edits = dirty ? { before: loaded, edited: flow, at: Date.now() } : null;
    const timer = setTimeout(() => keepEdits(place, edits), pause);
    return () => clearTimeout(timer);
  }, [place, loaded, flow, dirty, found]);
  useEffect(() => () => keepEdits(place, null), [place]);
  return {
    /** When the edits that are offered were made, in milliseconds; null when there are none. */
    foundAt: found?.at ?? null,
    restore: () => {
      if (found) onRestore(mergeFlows(found.before, found.edited, loaded).merged);
      setFound(null);
    },
    discard: () => setFound(null),
  };
}
