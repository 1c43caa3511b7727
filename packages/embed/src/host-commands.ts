/** What a page hears of its chat. `unread` comes with how many messages the visitor has not seen. */
export interface ChatEvents {
  /** It is there and does as it is told. */
  ready: undefined;
  open: undefined;
  close: undefined;
  unread: number;
}
export type ChatEvent = keyof ChatEvents;

/** What a page can tell its chat. `hide` takes the launcher from the page until `show`; `remove` ends it for good. */
export type ChatCommand = 'open' | 'close' | 'hide' | 'show' | 'remove';

/** What a page knows of a visitor. Flows can say it by its name, and the staff see it; empty takes a value away. */
export type VisitorValues = Record<string, string | number | boolean | null>;

/** As a page calls it. What is called before the script is there waits for it. */
export interface SamtaleFunction {
  (command: ChatCommand): void;
  /** `identify` is for who the visitor is (`name`, `email`, `phone`), `set` for anything else; nothing is proven by it. */
  (command: 'identify' | 'set', values: VisitorValues): void;
  /** Calls the listener whenever it happens. What is returned takes it away again. */
  <E extends ChatEvent>(command: 'on', event: E, listener: (detail: ChatEvents[E]) => void): () => void;
}

/** The first chat of a page, and each of them by its client key. */
export interface Samtale extends SamtaleFunction {
  of: Record<string, SamtaleFunction>;
}
