import { useEffect, useEffectEvent } from 'react';

/** Hears every key pressed in the window, wherever the focus is, for as long as the component is there. */
export function useWindowKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
