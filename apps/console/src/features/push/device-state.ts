import type { LanguageCode } from '@samtale/contract';
import { useSyncExternalStore } from 'react';
import { keptDeviceKey } from './kept-device-key.ts';

/**
 * Whether this browser tells of chats.
 * - `on`: through its push service, also while the console is closed. `whileOpen`: only from an open window.
 * - `denied`: the user has told the browser so. `unsupported`: it cannot, or not at this address.
 */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'whileOpen' | 'on';

/** What the browser remembers of having been turned on. */
export interface KeptDevice {
  /** Whom it tells; for anybody else it is off. */
  userId: string;
  language: LanguageCode;
  /** The sign-in it was turned on in: when that is ended from elsewhere, the server forgets the device. */
  sessionId?: string | null;
  /** Where its push service is reached; null while it is not. */
  endpoint: string | null;
}

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

export function readKept(): KeptDevice | null {
  const kept = localStorage.getItem(keptDeviceKey);
  return kept === null ? null : (JSON.parse(kept) as KeptDevice);
}

export function keepDevice(kept: KeptDevice | null): void {
  if (kept) localStorage.setItem(keptDeviceKey, JSON.stringify(kept));
  else localStorage.removeItem(keptDeviceKey);
  tellAll();
}

/** Notifications and service workers are for secure addresses: https, or this very machine. */
const isSupported = () => window.isSecureContext && 'Notification' in window && 'serviceWorker' in navigator;

export function deviceState(userId: string): DeviceState {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const kept = readKept();
  if (Notification.permission !== 'granted' || kept?.userId !== userId) return 'off';
  return kept.endpoint === null ? 'whileOpen' : 'on';
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  // The permission is changed beside the page: in the browser's settings, or in another window.
  window.addEventListener('focus', tell);
  let permission: PermissionStatus | undefined;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => {
      permission = status;
      permission.addEventListener('change', tell);
    },
    () => undefined,
  );
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
    window.removeEventListener('focus', tell);
    permission?.removeEventListener('change', tell);
  };
}

/** The state of this browser for a user; follows what is changed in other windows. */
export function useDeviceState(userId: string): DeviceState {
  return useSyncExternalStore(subscribe, () => deviceState(userId));
}

/** Says that the user has just answered the browser's question. */
export const permissionAnswered = tellAll;
