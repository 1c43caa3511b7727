import { browserStorage } from './browser-storage.ts';

/** Up to where the visitor has seen a conversation, in whichever of the site's tabs. */
export interface ReadMark {
  /** The number of the last event they have seen; null when that is not known. */
  of(chatToken: string): number | null;
  /** `isKept`: also for the next page, where the browser keeps anything. */
  set(chatToken: string, seq: number, isKept: boolean): void;
  /** Calls when the visitor has seen more in another tab. */
  onElsewhere(follow: () => void): void;
}

export function readMark(clientKey: string): ReadMark {
  const key = `samtale_read_${clientKey}`;
  const storage = browserStorage('localStorage');
  let mark = storage?.getItem(key) ?? '';
  const of = (chatToken: string) => {
    const [marked, seq] = mark.split(' ');
    return marked === chatToken && seq && /^\d{1,15}$/.test(seq) ? Number(seq) : null;
  };
  return {
    of,
    set(chatToken, seq, isKept) {
      if (of(chatToken) === seq) return;
      mark = `${chatToken} ${seq}`;
      if (isKept) storage?.setItem(key, mark);
    },
    onElsewhere(follow) {
      window.addEventListener('storage', (event) => {
        if (event.key !== key || !event.newValue) return;
        mark = event.newValue;
        follow();
      });
    },
  };
}
