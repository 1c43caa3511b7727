import type { LauncherConfig } from '@samtale/contract';
import type { KeptForFrame, ToLoader } from '../protocol.ts';

/** Characters of one entry, and of all that is kept of a kind. */
const longest = 40_000;
const most = 200_000;

/** Keeps for a frame, whose browser denies it a storage of its own, what it would keep there: in the page's storage. */
export interface FrameMemory {
  read(): KeptForFrame;
  /** Keeps it, or forgets it where it is null or too much. */
  keep(entry: Extract<ToLoader, { type: 'keep' }>): void;
  /** The frame has a storage of its own: nothing is left here. */
  forget(): void;
  /** Ends it for good. */
  remove(): void;
}

/** Calls `changed` when another tab has kept or forgotten something. */
export function frameMemory(
  { clientKey, withMemory }: LauncherConfig,
  changed: (name: string, value: string | null) => void,
): FrameMemory {
  // The colon ends the key: no other widget's entries begin like this.
  const prefix = `samtale_${encodeURIComponent(clientKey)}:`;
  const namesIn = (storage: Storage) =>
    Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const valuesIn = (of: keyof KeptForFrame) => {
    const storage = withMemory ? storageOf(of) : null;
    return Object.fromEntries(
      storage ? namesIn(storage).map((name) => [name, storage.getItem(prefix + name) ?? '']) : [],
    );
  };
  const hasRoom = (of: keyof KeptForFrame, added: string, value: string) => {
    const entries = Object.entries({ ...valuesIn(of), [added]: value });
    const taken = entries.reduce((sum, entry) => sum + entry.join('').length, 0);
    return value.length <= longest && taken <= most;
  };
  const onChange = ({ storageArea, key, newValue }: StorageEvent) => {
    if (withMemory && storageArea === storageOf('local') && key?.startsWith(prefix))
      changed(key.slice(prefix.length), newValue);
  };
  addEventListener('storage', onChange);
  return {
    read: () => ({ local: valuesIn('local'), session: valuesIn('session') }),
    keep({ of, name, value }) {
      const storage = withMemory ? storageOf(of) : null;
      try {
        // First, so that nothing old is left where the new does not fit.
        storage?.removeItem(prefix + name);
        if (value !== null && hasRoom(of, name, value)) storage?.setItem(prefix + name, value);
      } catch {
        // There is no room left: the frame has it as long as this page.
      }
    },
    forget() {
      for (const of of ['local', 'session'] as const) {
        const storage = storageOf(of);
        if (storage) for (const name of namesIn(storage)) storage.removeItem(prefix + name);
      }
    },
    remove: () => removeEventListener('storage', onChange),
  };
}

/** Null where the page itself is denied it. */
function storageOf(of: keyof KeptForFrame): Storage | null {
  try {
    return of === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}
