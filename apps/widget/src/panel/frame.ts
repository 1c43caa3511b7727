import type { Host } from '../loader/host.ts';
import { launcherTexts } from '../loader/texts.ts';
import { readToLoader, seal, type ToFrame, type ToLoader } from '../protocol.ts';

/** Milliseconds from a frame without an answering app to the next try: the first time, and at most. */
const [firstDelay, longestDelay] = [2000, 30_000];

/** The frame with the chat: made at the first sign of interest, alive from then on. */
export interface Frame {
  element: HTMLIFrameElement;
  send(message: ToFrame): void;
  /** Ends it for good. */
  remove(): void;
}

/** The frame's address. The visitor's token never stands in it; the frame gets it by message. */
export function frameAddress({ origin, language }: Host, clientKey: string): string {
  return `${origin}/widget/clientKey/${encodeURIComponent(clientKey)}/token/null?language=${language}&openState=true`;
}

/** Puts the frame into `panel` and hands what its app says to `receive`. Loads it again while no app answers. */
export function mountFrame(
  host: Host,
  address: string,
  panel: HTMLElement,
  receive: (message: ToLoader) => void,
  unreachable: () => void,
): Frame {
  let hasAnswered = false;
  let delay = firstDelay;
  const element = document.createElement('iframe');
  element.src = address;
  element.title = launcherTexts[host.language].region;
  // Sounds, once the visitor has done something on the host page; nothing else.
  element.allow = 'autoplay';
  // The chat tells the staff which page the visitor is on.
  element.referrerPolicy = 'no-referrer-when-downgrade';
  const onMessage = (event: MessageEvent) => {
    if (event.origin !== host.origin || event.source !== element.contentWindow) return;
    const message = readToLoader(event.data);
    if (!message) return;
    hasAnswered = true;
    receive(message);
  };
  window.addEventListener('message', onMessage);
  // A browser's error page counts as loaded, too.
  element.addEventListener('load', () => {
    setTimeout(() => {
      if (hasAnswered) return;
      unreachable();
      // Replaced, so that each try does not become a step of the host page's history.
      element.contentWindow?.location.replace(element.src);
      delay = Math.min(2 * delay, longestDelay);
    }, delay);
  });
  panel.prepend(element);
  return {
    element,
    send: (message) => element.contentWindow?.postMessage(seal(message), host.origin),
    remove() {
      window.removeEventListener('message', onMessage);
      element.remove();
    },
  };
}
