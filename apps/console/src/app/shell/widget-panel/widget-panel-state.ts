import { useSyncExternalStore } from 'react';
import { closeSimulator } from '../../../lib/simulator/simulator-panel.ts';

const listeners = new Set<() => void>();
let isOpen = false;

/** Opens or closes the panel. It stands where the simulator would: of the two, one is open at a time. */
export function setWidgetPanel(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  if (open) closeSimulator();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the panel with the widget is open. */
export const useWidgetPanelOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
