import { useEffect, useEffectEvent } from 'react';

/** Hears every key pressed in the window, wherever the focus is, for as long as the component is there. */
export function useWindowKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
