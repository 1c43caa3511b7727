/** What the visitor wrote before the frame was there. */
export interface EarlyDraft {
  text: string;
  /** Enter was pressed: it is to be said as it stands. */
  isSaid: boolean;
}

/** What the loader on the host page and the app in the frame say to each other with `postMessage`. */
export type ToFrame =
  /** Answers `ready`, and tells again what the host page remembers. */
  | { type: 'init'; token: string | null }
  /**
   * `isWriting`: the visitor is in the loader's text field and goes on in the frame's. `isPreview`: only the welcome is
   * shown, in a small panel that leads to the chat. `isUnasked`: it opened by itself, and the focus stays where it is.
   */
  | { type: 'opened'; isWriting: boolean; isPreview: boolean; isUnasked: boolean }
  /** The panel takes all of the window, or no longer does. */
  | { type: 'maximised'; isMaximised: boolean }
  /** The panel takes all of a small window as it is; the launcher, which would close it, is not to be seen. */
  | { type: 'room'; fillsWindow: boolean; coversLauncher: boolean }
  | ({ type: 'draft' } & EarlyDraft)
  | { type: 'closed' }
  /** All that the page has said of the visitor. */
  | { type: 'told'; values: Readonly<Record<string, string>> };

export type ToLoader =
  /** The frame listens and wants an `init`. It holds nothing secret, so it may go to any origin. */
  | { type: 'ready' }
  /** The host page is to remember this token, or with `null` to forget the one it has. */
  | { type: 'token'; token: string | null }
  | { type: 'close' }
  /** The visitor has touched the small welcome and wants the chat. */
  | { type: 'expand' }
  | { type: 'maximise'; isMaximised: boolean }
  | { type: 'unread'; count: number };

/** Raised when a message changes its meaning; a cached loader then ignores a newer frame instead of misreading it. */
const protocolVersion = 1;

/** A message as it travels, marked so that no other script's messages are taken for it. */
export function seal<M extends ToFrame | ToLoader>(message: M): M & { samtale: number } {
  return { ...message, samtale: protocolVersion };
}

/** The message for the frame in `data`, or null when it is something else. */
export function readToFrame(data: unknown): ToFrame | null {
  const message = unseal(data);
  switch (message?.type) {
    case 'init':
      return isToken(message.token) ? { type: 'init', token: message.token } : null;
    case 'opened':
      return {
        type: 'opened',
        isWriting: message.isWriting === true,
        isPreview: message.isPreview === true,
        isUnasked: message.isUnasked === true,
      };
    case 'maximised':
      return { type: 'maximised', isMaximised: message.isMaximised === true };
    case 'room':
      return {
        type: 'room',
        fillsWindow: message.fillsWindow === true,
        coversLauncher: message.coversLauncher === true,
      };
    case 'closed':
      return { type: 'closed' };
    case 'told':
      return { type: 'told', values: readValues(message.values) };
    case 'draft':
      return typeof message.text === 'string'
        ? { type: 'draft', text: message.text, isSaid: message.isSaid === true }
        : null;
    default:
      return null;
  }
}

/** The message for the loader in `data`, or null when it is something else. */
export function readToLoader(data: unknown): ToLoader | null {
  const message = unseal(data);
  switch (message?.type) {
    case 'ready':
    case 'close':
    case 'expand':
      return { type: message.type };
    case 'token':
      return isToken(message.token) ? { type: 'token', token: message.token } : null;
    case 'maximise':
      return { type: 'maximise', isMaximised: message.isMaximised === true };
    case 'unread':
      return typeof message.count === 'number' ? { type: 'unread', count: message.count } : null;
    default:
      return null;
  }
}

function unseal(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  return message.samtale === protocolVersion ? message : null;
}

const readValues = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const isToken = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[\w.~+/=-]{1,2000}$/.test(value));
