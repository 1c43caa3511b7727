import { browserStorage } from './browser-storage.ts';

/** What the visitor leaves in a tab when they go to the next page. */
export interface LeftInTab {
  /** What is written and not sent. */
  draft: string;
  /** Pixels to which the conversation is scrolled; null while it follows its end. */
  top: number | null;
  /** When the conversation was taken up again (`SessionState.resumedAt`). */
  resumedAt: number | null;
}

/** Keeps it in the tab's session storage; where the browser denies storage, the next page begins without. */
export interface TabMemory {
  read(): Partial<LeftInTab>;
  /** `isKept`: also for the next page. */
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
      if (isKept) storage?.setItem(key, JSON.stringify(left));
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
