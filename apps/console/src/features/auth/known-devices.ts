import { devicesMax } from '@samtale/contract';
import { z } from 'zod';

const storageKey = 'samtale.devices';
const marks = z.array(z.string()).max(devicesMax);

/** What sign-ins in this browser gave it, the newest first; the server knows it by them. */
export function knownDevices(): string[] {
  try {
    return marks.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepDevice(mark: string): void {
  const kept = [mark, ...knownDevices().filter((other) => other !== mark)].slice(0, devicesMax);
  localStorage.setItem(storageKey, JSON.stringify(kept));
}
