import { readToLoader, seal, type ToFrame, type ToLoader } from '../protocol.ts';
import { frameAddress, type Snippet } from './snippet.ts';
import { loaderTexts } from './texts.ts';

/** Milliseconds from a frame without an answering app to the next try: the first time, and at most. */
const [firstDelay, longestDelay] = [2000, 30_000];

/** The frame with the chat: made at the first sign of interest, alive from then on. */
export interface Frame {
  element: HTMLIFrameElement;
  send(message: ToFrame): void;
}

/** Puts the frame into `panel` and hands what its app says to `receive`. Loads it again while no app answers. */
export function mountFrame(
  snippet: Snippet,
  panel: HTMLElement,
  receive: (message: ToLoader) => void,
  unreachable: () => void,
): Frame {
  let hasAnswered = false;
  let delay = firstDelay;
  const element = document.createElement('iframe');
  element.src = frameAddress(snippet);
  element.title = loaderTexts[snippet.language].region;
  element.allow = '';
  // The chat tells the staff which page the visitor is on.
  element.referrerPolicy = 'no-referrer-when-downgrade';
  window.addEventListener('message', (event) => {
    if (event.origin !== snippet.origin || event.source !== element.contentWindow) return;
    const message = readToLoader(event.data);
    if (!message) return;
    hasAnswered = true;
    receive(message);
  });
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
    send: (message) => element.contentWindow?.postMessage(seal(message), snippet.origin),
  };
}
