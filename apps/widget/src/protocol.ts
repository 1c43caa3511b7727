/** What the visitor wrote before the frame was there. */
export interface EarlyDraft {
  text: string;
  /** Enter was pressed: it is to be said as it stands. */
  isSaid: boolean;
}

/** The last of what was said to the visitor that they have not seen. */
export interface News {
  /** Tells it from all other messages. */
  key: string;
  /** Who said it. */
  from: string;
  text: string;
}

/** The frame's two storages, as the host page has them: values by name. */
export interface KeptForFrame {
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
}

/** What the loader on the host page and the app in the frame say to each other with `postMessage`. */
export type ToFrame =
  /** Answers `ready`, and tells again what the host page remembers; `kept` for a frame that has no storage. */
  | { type: 'init'; token: string | null; kept: KeptForFrame }
  /** Another tab has kept this in the local storage, or with `null` forgotten it. */
  | { type: 'kept'; name: string; value: string | null }
  /**
   * `isWriting`: the visitor is in the loader's text field and goes on in the frame's. `isPreview`: only the welcome is
   * shown, in a small panel that leads to the chat. `isUnasked`: it opened by itself, and the focus stays where it is.
   * `isAgain`: it was open on the page before, and is to be as the visitor left it.
   */
  | { type: 'opened'; isWriting: boolean; isPreview: boolean; isUnasked: boolean; isAgain: boolean }
  /** Nobody looks, but what is said to the visitor is to be told. */
  | { type: 'follow' }
  /** The visitor has done something on the host page, so a sound may be heard. */
  | { type: 'ring' }
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
  | { type: 'ready'; lacksStorage: boolean }
  /** The host page is to keep this for a frame that has no storage, or with `null` to forget it. */
  | { type: 'keep'; of: keyof KeptForFrame; name: string; value: string | null }
  /** The host page is to remember this token, or with `null` to forget the one it has. */
  | { type: 'token'; token: string | null }
  | { type: 'close' }
  /** The visitor has touched the small welcome and wants the chat. */
  | { type: 'expand' }
  /** The visitor has begun to write. */
  | { type: 'drafted' }
  | { type: 'maximise'; isMaximised: boolean }
  /** `inTitle`: the page's title is to tell of it, too. `news` is null when all is seen. */
  | { type: 'unread'; count: number; inTitle: boolean; news: News | null }
  /** Whether something may be said to the visitor any moment, on this page or the next. */
  | { type: 'live'; isLive: boolean }
  /** Asks whether a sound may be heard: in the frame itself the visitor has done nothing yet. */
  | { type: 'ring' };

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
      return isToken(message.token)
        ? { type: 'init', token: message.token, kept: readKept(message.kept) }
        : null;
    case 'kept': {
      const entry = readEntry(message);
      return entry && { type: 'kept', ...entry };
    }
    case 'opened':
      return {
        type: 'opened',
        isWriting: message.isWriting === true,
        isPreview: message.isPreview === true,
        isUnasked: message.isUnasked === true,
        isAgain: message.isAgain === true,
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
    case 'follow':
    case 'ring':
      return { type: message.type };
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
      return { type: 'ready', lacksStorage: message.lacksStorage === true };
    case 'keep': {
      const entry = readEntry(message);
      const of = message.of === 'session' ? 'session' : 'local';
      return entry && { type: 'keep', of, ...entry };
    }
    case 'close':
    case 'expand':
    case 'drafted':
    case 'ring':
      return { type: message.type };
    case 'token':
      return isToken(message.token) ? { type: 'token', token: message.token } : null;
    case 'maximise':
      return { type: 'maximise', isMaximised: message.isMaximised === true };
    case 'unread':
      return typeof message.count === 'number'
        ? {
            type: 'unread',
            count: message.count,
            inTitle: message.inTitle === true,
            news: readNews(message.news),
          }
        : null;
    case 'live':
      return { type: 'live', isLive: message.isLive === true };
    default:
      return null;
  }
}

function unseal(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  return message.samtale === protocolVersion ? message : null;
}

function readNews(value: unknown): News | null {
  const { key, from, text } = (value ?? {}) as Partial<Record<keyof News, unknown>>;
  return typeof key === 'string' && typeof from === 'string' && typeof text === 'string'
    ? { key, from, text }
    : null;
}

const readValues = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function readKept(value: unknown): KeptForFrame {
  const { local, session } = (value ?? {}) as Partial<Record<keyof KeptForFrame, unknown>>;
  return { local: readValues(local), session: readValues(session) };
}

const readEntry = ({ name, value }: Record<string, unknown>) =>
  typeof name === 'string' && (value === null || typeof value === 'string') ? { name, value } : null;

const isToken = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[\w.~+/=-]{1,2000}$/.test(value));
