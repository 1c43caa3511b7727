import { readToFrame, seal, type ToFrame, type ToLoader } from '../protocol.ts';
import { changedElsewhere, hasOwnStorage, keepAtHost } from './browser-storage.ts';
import { postInvitation } from './widget-api.ts';

/** The frame's end of the talk with the loader. */
export interface HostBridge {
  /** Whether there is a host page to close the chat on; false when the frame is opened as a page of its own. */
  embedded: boolean;
  send(message: ToLoader): void;
  /** Where the browser denies a storage: waits for what the host page keeps in place of it. */
  readKept(): Promise<void>;
  /** The token the host page remembers now. */
  readToken(): Promise<string | null>;
  listen(receive: (message: ToFrame) => void): void | Promise<void>;
}

/**
 * Talks with the page that embeds this one. Whoever answers the first `ready` from the parent window is the host, and
 * from then on messages go to and come from that origin only.
 */
export function hostBridge(invitation: string | null): HostBridge {
  if (window.parent === window) return alone(invitation);
  let hostOrigin: string | null = null;
  const lacksStorage = !hasOwnStorage();
  /** What came before anybody listened. */
  let early: ToFrame[] = [];
  let receive = (message: ToFrame): void => void early.push(message);
  let askers: ((token: string | null) => void)[] = [];

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || (hostOrigin !== null && event.origin !== hostOrigin)) return;
    const message = readToFrame(event.data);
    if (!message) return;
    const isFirst = hostOrigin === null;
    hostOrigin = event.origin;
    if (message.type === 'kept') return changedElsewhere(message.name, message.value);
    if (message.type === 'init') {
      if (isFirst && lacksStorage) keepAtHost(message.kept, send);
      for (const answer of askers) answer(message.token);
      askers = [];
    }
    receive(message);
  });
  const ask = () => window.parent.postMessage(seal({ type: 'ready', lacksStorage }), hostOrigin ?? '*');
  const send = (message: ToLoader) => {
    if (hostOrigin !== null) window.parent.postMessage(seal(message), hostOrigin);
  };
  const readToken = () =>
    new Promise<string | null>((resolve) => {
      askers.push(resolve);
      ask();
    });
  return {
    embedded: true,
    send,
    readToken,
    async readKept() {
      if (lacksStorage) await readToken();
    },
    listen(listener) {
      receive = listener;
      if (hostOrigin === null) ask();
      for (const message of early) listener(message);
      early = [];
    },
  };
}

/** Between two tries to get in by an invitation, in milliseconds. */
const retryDelay = 1000;

/**
 * Opened as a page of its own there is nobody to remember anything. An invitation, which stays in the address, leads
 * into its conversation; one that is too old into a new one.
 */
const alone = (invitation: string | null): HostBridge => ({
  embedded: false,
  send: () => {},
  readKept: () => Promise.resolve(),
  readToken: () => Promise.resolve(null),
  async listen(receive) {
    const token = invitation === null ? null : await tokenOf(invitation);
    receive({ type: 'init', token, kept: { local: {}, session: {} } });
    receive({ type: 'opened', isWriting: false, isPreview: false, isUnasked: false, isAgain: false });
  },
});

async function tokenOf(invitation: string): Promise<string | null> {
  for (;;) {
    const accepted = await postInvitation(invitation);
    if (accepted.kind === 'done') return accepted.value.token;
    if (accepted.kind === 'refused') return null;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}
