import { browserStorage } from './browser-storage.ts';
import { isKeptFile, type KeptFile } from './kept-files.ts';

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

/** What is damaged is not there. */
function parse(text: string | null): Partial<LeftInTab> {
  try {
    const left: unknown = JSON.parse(text ?? 'null');
    if (typeof left !== 'object' || left === null) return {};
    return Object.fromEntries(
      Object.entries(left).filter(([name, value]) => isLeft[name as keyof LeftInTab]?.(value) === true),
    );
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  isText(value.name) &&
  'email' in value &&
  isText(value.email);
const isMessage = (value: unknown) =>
  isContact(value) &&
  'text' in value &&
  isText(value.text) &&
  (!('waitsAs' in value) || value.waitsAs === undefined || isText(value.waitsAs));

/** Whether a part is what it should be. */
const isLeft: Record<keyof LeftInTab, (value: unknown) => boolean> = {
  draft: isText,
  top: isNumber,
  resumedAt: isNumber,
  files: (value) => Array.isArray(value) && value.every(isKeptFile),
  leftMessage: (value) => value === null || isMessage(value),
  contact: (value) => value === null || isContact(value),
  ratingWords: isText,
};
