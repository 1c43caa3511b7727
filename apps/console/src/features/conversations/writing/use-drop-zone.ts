import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes the files that are dropped anywhere on an element; whether some are held over it. */
export function useDropZone(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const listeners = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      element.addEventListener(name, handle, { signal: listeners.signal });
    listen('dragover', (event) => {
      // Words that are dragged go where the browser puts them.
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!files.length) return;
      event.preventDefault();
      take(files);
    });
    return () => listeners.abort();
  }, [zone]);
  return isOver;
}
