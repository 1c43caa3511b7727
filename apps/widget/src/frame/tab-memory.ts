import { browserStorage } from './browser-storage.ts';
import type { KeptFile } from './kept-files.ts';

export interface Contact {
  name: string;
  email: string;
}

export interface LeftMessage extends Contact {
  text: string;
  /** By this id it is sent as soon as there is a connection; left out while the visitor writes. */
  waitsAs?: string;
}

/** What the visitor leaves in a tab when they go to the next page. */
export interface LeftInTab {
  /** What is written and not sent. */
  draft: string;
  /** Pixels to which the conversation is scrolled; null while it follows its end. */
  top: number | null;
  /** When the conversation was taken up again (`SessionState.resumedAt`). */
  resumedAt: number | null;
  /** Files that were to go with the next message. */
  files: readonly KeptFile[];
  /** A message that is being left for the staff. */
  leftMessage: LeftMessage | null;
  /** Who the visitor said they are when they left one. */
  contact: Contact | null;
  /** Words that are to go with the rating of the conversation. */
  ratingWords: string;
}

/** Keeps it in the tab's session storage; where the browser denies storage, the next page begins without. */
export interface TabMemory {
  read(): Partial<LeftInTab>;
  /** `isKept`: also for the next page. What is kept already is kept up to date. */
  keep(left: Partial<LeftInTab>, isKept: boolean): void;
}

export function tabMemory(clientKey: string): TabMemory {
  const key = `samtale_left_${clientKey}`;
  const storage = browserStorage('sessionStorage');
  let left: Partial<LeftInTab> = parse(storage?.getItem(key) ?? null);
  return {
    read: () => left,
    keep(more, isKept) {
      left = { ...left, ...more };
      if (isKept || storage?.getItem(key)) storage?.setItem(key, JSON.stringify(left));
    },
  };
}

function parse(text: string | null): Partial<LeftInTab> {
  try {
    return (JSON.parse(text ?? 'null') as Partial<LeftInTab> | null) ?? {};
  } catch {
    return {};
  }
}
