import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as reading the end. */
const nearEnd = 48;

/** Pixels that are left above where somebody begins to read, so that what was said before is seen too. */
const leftAbove = 72;

/** The browser itself keeps what is read in its place while heights above it change, unless nothing is above it. */
const keepsPlace = () => CSS.supports('overflow-anchor', 'auto');

/** What changes when a composer grows or something is added. */
const sizeOf = ({ clientHeight, scrollHeight }: Element) => `${clientHeight} ${scrollHeight}`;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps a scrolled element at its end while its reader is there, and what is read in its place otherwise. `version`
 * grows with what is added at the end; that something came while the reader is elsewhere is told by `missed`, that the
 * reader is elsewhere at all by `away`. `first` names what stands first in `content`: another one means that something
 * was put in before it. `beginAt` has who is at the end begin to read at an element instead, where that is above.
 */
export function useStickToEnd(version: number, first?: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** Pixels above and below what is on the screen. */
  const above = useRef(0);
  const below = useRef(0);
  const size = useRef('');
  const lastVersion = useRef(version);
  const [missed, setMissed] = useState(false);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    atEnd.current = true;
    below.current = 0;
    setMissed(false);
    setAway(false);
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    size.current = sizeOf(box);
  }, []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    // What has just become higher or lower has not been scrolled by its reader; the watcher below moves it.
    if (!box || (atEnd.current && sizeOf(box) !== size.current)) return;
    above.current = box.scrollTop;
    below.current = box.scrollHeight - box.scrollTop - box.clientHeight;
    atEnd.current = below.current < nearEnd;
    setAway(!atEnd.current);
    if (atEnd.current) setMissed(false);
  }, []);
  const beginAt = useCallback(
    (element: Element) => {
      const box = scroller.current;
      if (!box || !atEnd.current) return;
      const top = topOf(element) - topOf(box);
      if (top >= 0) return;
      box.scrollTop += top - leftAbove;
      onScroll();
    },
    [onScroll],
  );

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
      const box = scroller.current;
      if (!box) return;
      size.current = sizeOf(box);
      if (!atEnd.current) return;
      const top = box.scrollHeight - box.clientHeight - below.current;
      // Being set to where it is, it would stop in the middle of a turn of the wheel.
      if (Math.abs(box.scrollTop - top) > 1) box.scrollTop = top;
    });
    if (scroller.current) watcher.observe(scroller.current);
    if (content.current) watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [toEnd]);

  const firstElement = useRef<Element | null>(null);
  const lastFirst = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    const before = firstElement.current;
    if (before && first === lastFirst.current) return;
    lastFirst.current = first;
    firstElement.current = content.current?.firstElementChild ?? null;
    if (!box || !firstElement.current || !before?.isConnected || before === firstElement.current) return;
    if (atEnd.current || (keepsPlace() && above.current > 0)) return;
    const added = topOf(before) - topOf(firstElement.current);
    box.scrollTop = above.current + added;
  }, [first]);
  return { scroller, content, missed, away, toEnd, beginAt, onScroll };
}
