import { type DragEvent, useState } from 'react';

/** A zone that takes files dropped on it: what it has to listen to, and whether something is held over it. */
export function useFileDrop(onFile: (first: File, all: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const all = [...event.dataTransfer.files];
      if (all[0]) onFile(all[0], all);
    },
  };
  return { isOver, zone };
}
