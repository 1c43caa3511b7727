import type { EditorFlow } from './editor-flow.ts';

/** What was changed in a flow and not saved when the editor went away. */
export interface KeptEdits {
  /** The flow that was changed, as it was read. */
  before: EditorFlow;
  edited: EditorFlow;
  /** The phrase that was being typed. */
  entry: string;
  /** When it was changed last, in milliseconds. */
  at: number;
}

/** All that is kept, of any version; of another shape of the editor's state nothing can be read. */
const everything = 'samtale.edits.';
const current = `${everything}4.`;
/** Milliseconds after which nobody comes back for what was kept. */
const longest = 60 * 24 * 60 * 60 * 1000;

/** Where an editor of a flow keeps its edits. Each editor has a place of its own: the flow may be open in two tabs. */
export const keyOfEdits = (flow: string, editor: string) => `${current}${flow}.${editor}`;

/** Keeps edits, or forgets them when given null. A browser without room keeps none: the editor works all the same. */
export function keepEdits(key: string, edits: KeptEdits | null): void {
  try {
    if (edits) localStorage.setItem(key, JSON.stringify(edits));
    else localStorage.removeItem(key);
  } catch {
    // Too much for the browser's storage, or none is allowed.
  }
}

/** Where edits of a flow are kept, the newest first. What is too old, or cannot be read any more, is forgotten. */
export function keysOfKeptEdits(flow: string, now: number): string[] {
  const found: { key: string; at: number }[] = [];
  for (const key of allKeys()) {
    const at = key.startsWith(current) ? readEdits(key)?.at : undefined;
    if (at === undefined || at < now - longest) keepEdits(key, null);
    else if (key.startsWith(keyOfEdits(flow, ''))) found.push({ key, at });
  }
  return found.sort((one, other) => other.at - one.at).map(({ key }) => key);
}

/** What is kept under a key; null when nothing is. */
export function readEdits(key: string): KeptEdits | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isEdits(kept) ? kept : null;
  } catch {
    return null;
  }
}

function allKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(everything));
  } catch {
    return [];
  }
}

const isEdits = (kept: unknown): kept is KeptEdits =>
  typeof kept === 'object' &&
  kept !== null &&
  ['before', 'edited', 'entry', 'at'].every((field) => field in kept);
