import { browserStorage } from './browser-storage.ts';

const key = 'samtale_muted';
/** Also where nothing is kept, the choice holds as long as the page. Null until it is asked for. */
let muted: boolean | null = null;

/** Whether the visitor wants to hear nothing; of all the site's visits, where the browser keeps it. */
export function isMuted(): boolean {
  muted ??= browserStorage('localStorage')?.getItem(key) === 'true';
  return muted;
}

export function setMuted(isMuted: boolean): void {
  muted = isMuted;
  browserStorage('localStorage')?.setItem(key, String(isMuted));
}
