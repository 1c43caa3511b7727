import { browserStorage, namesIn } from './browser-storage.ts';
import { type Outbox, type OutboxItem, parseItem } from './outbox.ts';

/** Milliseconds for which a message is sent without asking; after that the visitor decides. Files are gone by then, too. */
const sentWithin = 86_400_000;
/** Milliseconds for which a message is kept at all. */
const keptFor = 7 * sentWithin;

/** Keeps unsent messages in the browser; where it denies storage, they live in memory only. */
export interface OutboxStorage {
  /**
   * What was said in this conversation, or before there was one, in whichever tab, and is unsent, in order. What is old
   * counts as failed.
   */
  load(chatToken: string): Outbox;
  /** Forgets what this page kept and `outbox` no longer has unsent; with `isKept` it keeps the rest for this conversation. */
  save(chatToken: string, outbox: Outbox, isKept: boolean): void;
}

interface KeptItem {
  item: OutboxItem;
  /** Empty when there was no conversation yet. */
  chatToken: string;
  /** When it was said, in milliseconds. */
  at: number;
}

/** Each message has an entry of its own, so that one tab does not overwrite another's. */
export function outboxStorage(clientKey: string): OutboxStorage {
  const prefix = `samtale_unsent_${clientKey}_`;
  const storage = browserStorage('localStorage');
  /** What this page has in the browser, by the messages' ids. */
  const mine = new Map<string, { at: number; text: string }>();
  let last = 0;
  const keep = (item: OutboxItem, chatToken: string) => {
    const known = mine.get(item.clientId);
    // Messages of one moment stay in order.
    last = known?.at ?? Math.max(Date.now(), last + 1);
    const text = JSON.stringify({ item, chatToken, at: last });
    // Not again: another tab may have sent and forgotten it.
    if (known?.text === text) return;
    try {
      storage?.setItem(prefix + item.clientId, text);
      mine.set(item.clientId, { at: last, text });
    } catch {
      // There is no room left: it lives as long as this page.
    }
  };
  return {
    load(chatToken) {
      const now = Date.now();
      const found: KeptItem[] = [];
      for (const key of namesIn(storage).filter((name) => name.startsWith(prefix))) {
        const text = storage?.getItem(key) ?? '';
        const kept = parse(text);
        if (!kept || now - kept.at > keptFor) storage?.removeItem(key);
        else if (kept.chatToken === chatToken || kept.chatToken === '') {
          mine.set(kept.item.clientId, { at: kept.at, text });
          found.push(kept);
        }
      }
      return found
        .sort((one, other) => one.at - other.at)
        .map(({ item, at }) => (now - at > sentWithin ? { ...item, state: 'failed' } : item));
    },
    save(chatToken, outbox, isKept) {
      const unsent = isKept ? outbox.filter((item) => item.state !== 'sent') : [];
      const ids = new Set(unsent.map((item) => item.clientId));
      for (const id of mine.keys()) {
        if (ids.has(id)) continue;
        storage?.removeItem(prefix + id);
        mine.delete(id);
      }
      for (const item of unsent) keep(item, chatToken);
    },
  };
}

/** What is damaged is not there. */
function parse(text: string): KeptItem | null {
  try {
    const { item, chatToken, at } = (JSON.parse(text) ?? {}) as Partial<Record<keyof KeptItem, unknown>>;
    const parsed = parseItem(item);
    return parsed && typeof chatToken === 'string' && typeof at === 'number'
      ? { item: parsed, chatToken, at }
      : null;
  } catch {
    return null;
  }
}
