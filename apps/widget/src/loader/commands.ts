import type { ChatCommand, ChatEvent, Samtale, SamtaleFunction } from '@samtale/embed';
import type { Chat } from './chat.ts';

export type Tell = (event: ChatEvent, detail?: number) => void;

type Listener = (detail: number | undefined) => void;
/** A call, whatever it says: pages are not checked by a compiler. */
type Call = [name: string, event?: unknown, listener?: unknown];

declare global {
  interface Window {
    /** Before the script is there a page may have one of its own that keeps the calls in `q`. */
    samtale?: Partial<Samtale> & { q?: ArrayLike<unknown>[] };
  }
}

/** A chat's commands before and after it is there. */
export interface Commands {
  tell: Tell;
  /** Does what was asked for meanwhile. */
  connect(chat: Chat): void;
}

const isCommand = (chat: Chat, name: string): name is ChatCommand => Object.hasOwn(chat, name);

/**
 * Gives the page its commands for a widget, and takes over those that a page called before this script was there
 * (`samtale.q`). What the page says of the visitor is kept in `told`. Null when the page has this widget already.
 */
export function installCommands(clientKey: string, told: Record<string, string>): Commands | null {
  const before = window.samtale;
  if (before?.of?.[clientKey]) return null;
  const listeners = new Set<[unknown, Listener]>();
  let waiting: string[] = [];
  let chat: Chat | null = null;

  const setVisitorValues = (values: unknown) => {
    for (const [key, value] of Object.entries(values ?? {})) told[key] = String(value ?? '');
    chat?.told();
  };
  const command = (...[name, event, listener]: Call) => {
    if (name === 'on') {
      const entry: [unknown, Listener] = [event, listener as Listener];
      listeners.add(entry);
      return () => listeners.delete(entry);
    }
    if (name === 'identify' || name === 'set') setVisitorValues(event);
    else if (!chat) waiting.push(name);
    else if (isCommand(chat, name)) {
      chat[name]();
      if (name === 'remove') forget(clientKey);
    } else console.warn(`Samtale: no command ${name}`);
  };
  const own = command as SamtaleFunction;
  if (before?.of) before.of[clientKey] = own;
  else {
    window.samtale = Object.assign((...call: Call) => command(...call), { of: { [clientKey]: own } });
    for (const call of before?.q ?? []) command(...(Array.from(call) as Call));
  }
  return {
    tell(event, detail) {
      for (const [wanted, listener] of [...listeners]) {
        if (wanted !== event) continue;
        try {
          listener(detail);
        } catch (error) {
          // The page's own mistake: it hears of it, and its chat goes on.
          reportError(error);
        }
      }
    },
    connect(connected) {
      chat = connected;
      for (const name of waiting) command(name);
      waiting = [];
      this.tell('ready');
    },
  };
}

function forget(clientKey: string): void {
  const { of } = window.samtale ?? {};
  delete of?.[clientKey];
  if (!Object.keys(of ?? {}).length) delete window.samtale;
}
