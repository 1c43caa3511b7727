import { useEffect, useRef, useState } from 'react';
import { newGuid } from '../../../ui/new-guid.ts';
import { mergeFlows } from '../history/merge-flows.ts';
import { claimAbandoned, claimEdits, type Release } from './claim-edits.ts';
import type { EditorFlow } from './editor-flow.ts';
import { type KeptEdits, keepEdits, keyOfEdits, readEdits } from './kept-edits.ts';

/** How long after a change it is kept, in milliseconds. */
const pause = 400;

interface KeptEditsOptions {
  /** Names the flow among all in this browser. */
  place: string;
  /** The flow as it was read. */
  loaded: EditorFlow;
  flow: EditorFlow;
  /** The phrase that is being typed. */
  entry: string;
  dirty: boolean;
  onRestore(flow: EditorFlow, entry: string): void;
}

/** Edits of an earlier time, which are this editor's to decide about. */
interface Found {
  key: string;
  edits: KeptEdits;
}

/**
 * Keeps what is not saved in the browser until it is saved or let go of, so that nothing is lost when the editor, the
 * session or the machine goes away. What was found of an earlier time is offered, and put together with what stands
 * here now. What another tab has open is left to that tab.
 */
export function useKeptEdits({ place, loaded, flow, entry, dirty, onRestore }: KeptEditsOptions) {
  const [key] = useState(() => keyOfEdits(place, newGuid()));
  const { edits, decide } = useFoundEdits(place);
  const keep = useRef(() => {});
  const isForgotten = useRef(false);
  useEffect(() => {
    const edits = dirty ? { before: loaded, edited: flow, entry, at: Date.now() } : null;
    keep.current = () => keepEdits(key, isForgotten.current ? null : edits);
    const timer = setTimeout(() => keep.current(), pause);
    return () => clearTimeout(timer);
  }, [key, loaded, flow, entry, dirty]);
  useEffect(() => {
    const claim = claimEdits(key);
    const keepNow = () => keep.current();
    // The last moments at which a page that is closed, or that a phone puts away, is sure to be asked.
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
      void claim.then((release) => release?.());
    };
  }, [key]);
  return {
    /** When the edits that are offered were made, in milliseconds; null when there are none. */
    foundAt: edits?.at ?? null,
    restore: () => {
      if (edits) onRestore(mergeFlows(edits.before, edits.edited, flow).merged, entry || edits.entry);
      decide();
    },
    discard: decide,
    /** Lets go of what is not saved: it is saved now, or not wanted. */
    forget: () => {
      isForgotten.current = true;
    },
  };
}

/** The newest edits that are kept of a flow and that no tab has open; `decide` forgets them. */
function useFoundEdits(place: string) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isOver = false;
    let release: Release = () => {};
    void claimAbandoned(place).then((claimed) => {
      if (!claimed) return;
      const edits = readEdits(claimed.key);
      if (isOver || !edits) return claimed.release();
      release = claimed.release;
      setFound({ key: claimed.key, edits });
    });
    return () => {
      isOver = true;
      release();
    };
  }, [place]);
  return {
    edits: found?.edits ?? null,
    decide: () => {
      if (found) keepEdits(found.key, null);
      setFound(null);
    },
  };
}
