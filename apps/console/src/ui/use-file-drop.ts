import { type DragEvent, useState } from 'react';

/** A zone that takes a file dropped on it: what it has to listen to, and whether something is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
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
      const [dropped] = event.dataTransfer.files;
      if (dropped) onFile(dropped);
    },
  };
  return { isOver, zone };
}
