import type { TourName } from '@samtale/contract';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked: TourName | null = null;

/** Asks for a tour, or says with null that the one under way is over. */
export function askForTour(name: TourName | null): void {
  asked = name;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether somebody has asked for a tour. */
export const useTourAskedFor = (name: TourName): boolean =>
  useSyncExternalStore(subscribe, () => asked === name);
