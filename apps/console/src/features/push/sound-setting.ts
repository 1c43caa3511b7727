import { useSyncExternalStore } from 'react';

const keyOf = (userId: string) => `samtale.sound.${userId}`;
const listeners = new Set<() => void>();

/** Whether a user wants to hear of chats in this browser; they do until they say otherwise. */
export const isSoundOn = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== 'off';

export function setSound(userId: string, on: boolean): void {
  localStorage.setItem(keyOf(userId), on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** The same, for what is shown; follows other windows. */
export function useSoundOn(userId: string): boolean {
  return useSyncExternalStore(subscribe, () => isSoundOn(userId));
}
