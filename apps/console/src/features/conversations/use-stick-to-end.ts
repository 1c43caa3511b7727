import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as reading the end. */
const nearEnd = 48;

/**
 * Keeps a scrolled element at its end while its reader is there. `version` grows with what is added at the end; what
 * comes while the reader is elsewhere is counted in `missed`.
 */
export function useStickToEnd(version: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const lastVersion = useRef(version);
  const [missed, setMissed] = useState(false);

  const toEnd = useCallback(() => {
    atEnd.current = true;
    setMissed(false);
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    if (atEnd.current) setMissed(false);
  }, []);

  useLayoutEffect(() => {
    if (version === lastVersion.current) return;
    lastVersion.current = version;
    if (atEnd.current) toEnd();
    else setMissed(true);
  }, [version, toEnd]);
  useLayoutEffect(() => {
    toEnd();
    // The composer, a keyboard on the screen or an opened disclosure change what fits.
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    if (scroller.current) watcher.observe(scroller.current);
    if (content.current) watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [toEnd]);
  return { scroller, content, missed, toEnd, onScroll };
}
