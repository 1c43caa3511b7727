/**
 * What a page notes of a chat for the pages after it. `live`: something may be said to the visitor any moment, in all
 * tabs. Of a tab alone are `open`, `dismissed` (which message they want to see no more of) and `seen` (the chat has been
 * open, so it no longer opens by itself).
 */
export type PageNote = 'live' | 'open' | 'dismissed' | 'seen';

/** What was noted; null when nothing was, or where the page has no storage. */
export function readNote(clientKey: string, note: PageNote): string | null {
  try {
    return storageOf(note).getItem(nameOf(clientKey, note));
  } catch {
    return null;
  }
}

/** Notes it, or forgets it when it is null. */
export function writeNote(clientKey: string, note: PageNote, value: string | null): void {
  try {
    if (value === null) storageOf(note).removeItem(nameOf(clientKey, note));
    else storageOf(note).setItem(nameOf(clientKey, note), value);
  } catch {
    // The pages after this one do without.
  }
}

const storageOf = (note: PageNote): Storage => (note === 'live' ? localStorage : sessionStorage);
const nameOf = (clientKey: string, note: PageNote): string => `samtale_${clientKey}_${note}`;
