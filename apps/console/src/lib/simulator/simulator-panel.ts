import { useSyncExternalStore } from 'react';

/** Pixels: from where the simulator has room beside what is worked on; below `ampleFrom` the menu gives way to it. */
const roomFrom = 1120;
const ampleFrom = 1300;
export const hasRoom = `(min-width: ${roomFrom}px)`;
export const isTight = `(max-width: ${ampleFrom - 0.02}px)`;

/** How wide it is: less where there is just room. */
export const columnWidth = 'clamp(340px, 28vw, 400px)';

/** Its column, before it is there. */
export const emptyColumn = {
  display: 'none',
  [`@media ${hasRoom}`]: { display: 'block' },
  flexShrink: 0,
  width: columnWidth,
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const storageKey = 'samtale.simulator';
const listeners = new Set<() => void>();
// What would lie over a page is opened by nobody but its reader.
let isOpen = localStorage.getItem(storageKey) === 'open' && matchMedia(hasRoom).matches;
/** Somebody has just asked for the panel, and is going to write in it. */
let isAskedFor = false;
/** Where the focus was. */
let before: Element | null = null;

function setOpen(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  isAskedFor = next;
  if (next) before = document.activeElement;
  localStorage.setItem(storageKey, next ? 'open' : 'closed');
  for (const listener of listeners) listener();
  if (!next && before instanceof HTMLElement && before.isConnected) before.focus();
}

export const openSimulator = (): void => setOpen(true);
export const closeSimulator = (): void => setOpen(false);
export const toggleSimulator = (): void => setOpen(!isOpen);

/** Whether the focus belongs in the panel that is being drawn: true once for each time it was opened. */
export function takeFocusWish(): boolean {
  const wished = isAskedFor;
  isAskedFor = false;
  return wished;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the simulator is open. The browser remembers it where it stands beside what is worked on. */
export const useSimulatorOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
