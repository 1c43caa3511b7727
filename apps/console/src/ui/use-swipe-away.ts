import { type PointerEvent, useState } from 'react';

/** Pixels to the right after which something is let go of. */
const farEnough = 80;

/** Pixels after which a press is meant as a swipe. */
const meant = 8;

/** Lets something be swiped away to the right by finger or pen: how far it is, in pixels, and what it listens to. */
export function useSwipeAway(onAway: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    setStart(null);
    setMoved(0);
  };
  return {
    moved,
    listeners: {
      onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
        // A mouse selects the words.
        if (pointerType !== 'mouse') setStart(clientX);
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
        if (start === null) return;
        const way = Math.max(0, clientX - start);
        // Captured from the beginning, a button in it could not be pressed.
        if (way > meant) currentTarget.setPointerCapture(pointerId);
        setMoved(way > meant ? way : 0);
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (start !== null && clientX - start > farEnough) onAway();
        end();
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
