import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAskedFor = false;

/** Asks for the tour of the menu, or says that it is over. */
export function askForTour(asked: boolean): void {
  isAskedFor = asked;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether somebody has asked to be shown around. */
export const useTourAskedFor = (): boolean => useSyncExternalStore(subscribe, () => isAskedFor);
