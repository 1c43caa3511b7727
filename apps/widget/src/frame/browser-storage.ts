import type { KeptForFrame, ToLoader } from '../protocol.ts';

/** What of a browser's storage is used here. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type Kind = 'localStorage' | 'sessionStorage';
type Keep = (entry: Extract<ToLoader, { type: 'keep' }>) => void;

const kinds = { local: 'localStorage', session: 'sessionStorage' } as const;
/** What the page around this one keeps, in place of what the browser denies. */
let atHost: Record<Kind, HostStorage> | null = null;

/** A storage of the browser's, or what the host page keeps in place of it. Null where there is neither. */
export const browserStorage = (kind: Kind): KeptStorage | null => atHost?.[kind] ?? ownStorage(kind);

/** Whether the browser keeps anything for this page: many deny it to a frame on another site. */
export const hasOwnStorage = (): boolean => Object.values(kinds).every((kind) => ownStorage(kind) !== null);

/** Has the host page keep what is kept; `kept` is what it has. */
export function keepAtHost(kept: KeptForFrame, keep: Keep): void {
  atHost = {
    localStorage: new HostStorage('local', kept.local, keep),
    sessionStorage: new HostStorage('session', kept.session, keep),
  };
}

/** Another tab has changed what is kept: told as a browser tells of its own storage. */
export function changedElsewhere(name: string, value: string | null): void {
  atHost?.localStorage.follow(name, value);
  if (atHost) window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
}

export const namesIn = (storage: KeptStorage | null): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');

/** Reading the property throws where third-party storage is blocked. */
function ownStorage(kind: Kind): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

class HostStorage implements KeptStorage {
  private readonly of: keyof KeptForFrame;
  private readonly values: Map<string, string>;
  private readonly keep: Keep;

  constructor(of: keyof KeptForFrame, values: Readonly<Record<string, string>>, keep: Keep) {
    this.of = of;
    this.values = new Map(Object.entries(values));
    this.keep = keep;
  }

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.values.set(name, value);
    this.keep({ type: 'keep', of: this.of, name, value });
  }

  removeItem(name: string): void {
    if (this.values.delete(name)) this.keep({ type: 'keep', of: this.of, name, value: null });
  }

  follow(name: string, value: string | null): void {
    if (value === null) this.values.delete(name);
    else this.values.set(name, value);
  }
}
