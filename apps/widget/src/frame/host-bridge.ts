import { readToFrame, seal, type ToFrame, type ToLoader } from '../protocol.ts';

/** The frame's end of the talk with the loader. */
export interface HostBridge {
  /** Whether there is a host page to close the chat on; false when the frame is opened as a page of its own. */
  embedded: boolean;
  send(message: ToLoader): void;
  /** The token the host page remembers now. */
  readToken(): Promise<string | null>;
  listen(receive: (message: ToFrame) => void): void;
}

/**
 * Talks with the page that embeds this one. Whoever answers the first `ready` from the parent window is the host, and
 * from then on messages go to and come from that origin only.
 */
export function hostBridge(): HostBridge {
  if (window.parent === window) return alone;
  let hostOrigin: string | null = null;
  let receive: (message: ToFrame) => void = () => {};
  let askers: ((token: string | null) => void)[] = [];

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || (hostOrigin !== null && event.origin !== hostOrigin)) return;
    const message = readToFrame(event.data);
    if (!message) return;
    hostOrigin = event.origin;
    if (message.type === 'init') {
      for (const answer of askers) answer(message.token);
      askers = [];
    }
    receive(message);
  });
  const ask = () => window.parent.postMessage(seal({ type: 'ready' }), hostOrigin ?? '*');
  return {
    embedded: true,
    send: (message) => hostOrigin && window.parent.postMessage(seal(message), hostOrigin),
    readToken: () =>
      new Promise((resolve) => {
        askers.push(resolve);
        ask();
      }),
    listen(listener) {
      receive = listener;
      ask();
    },
  };
}

/** Opened as a page of its own there is nobody to remember anything, and nothing to wait for. */
const alone: HostBridge = {
  embedded: false,
  send: () => {},
  readToken: () => Promise.resolve(null),
  listen(receive) {
    receive({ type: 'init', token: null });
    receive({ type: 'opened', isWriting: false });
  },
};
