import { browserStorage } from './browser-storage.ts';
import { type Outbox, parseOutbox, serialiseOutbox } from './outbox.ts';

/** Keeps unsent messages in the tab's session storage; where the browser denies storage, they live in memory only. */
export interface OutboxStorage {
  load(): Outbox;
  save(outbox: Outbox): void;
}

export function outboxStorage(clientKey: string): OutboxStorage {
  const key = `samtale_outbox_${clientKey}`;
  const storage = browserStorage('sessionStorage');
  return {
    load: () => parseOutbox(storage?.getItem(key) ?? null),
    save(outbox) {
      const text = serialiseOutbox(outbox);
      if (text) storage?.setItem(key, text);
      else storage?.removeItem(key);
    },
  };
}
