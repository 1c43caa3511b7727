import type { EditorFlow } from './editor-flow.ts';

/** What was changed in a flow and not saved when the browser went away. */
export interface KeptEdits {
  /** The flow that was changed, as it was read. */
  before: EditorFlow;
  edited: EditorFlow;
  /** When it was changed last, in milliseconds. */
  at: number;
}

/** Of another shape of the editor's state nothing can be read. */
const version = 2;
const keyOf = (place: string) => `samtale.edits.${version}.${place}`;

/** What is kept of a flow in this browser; null when nothing is. */
export function readEdits(place: string): KeptEdits | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isEdits(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps edits, or forgets them when given null. A browser without room keeps none: the editor works all the same. */
export function keepEdits(place: string, edits: KeptEdits | null): void {
  try {
    if (edits) localStorage.setItem(keyOf(place), JSON.stringify(edits));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // Too much for the browser's storage, or none is allowed.
  }
}

const isEdits = (kept: unknown): kept is KeptEdits =>
  typeof kept === 'object' && kept !== null && 'before' in kept && 'edited' in kept && 'at' in kept;
