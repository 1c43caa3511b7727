import { readToLoader, seal, type ToFrame, type ToLoader } from '../protocol.ts';
import { frameAddress, type Snippet } from './snippet.ts';
import { loaderTexts } from './texts.ts';

/** The frame with the chat: made at the first sign of interest, alive from then on. */
export interface Frame {
  element: HTMLIFrameElement;
  send(message: ToFrame): void;
}

/** Puts the frame into `region`, unseen, and hands what its app says to `receive`. */
export function mountFrame(
  snippet: Snippet,
  region: HTMLElement,
  receive: (message: ToLoader) => void,
): Frame {
  const element = document.createElement('iframe');
  element.src = frameAddress(snippet);
  element.title = loaderTexts[snippet.language].region;
  element.allow = '';
  window.addEventListener('message', (event) => {
    if (event.origin !== snippet.origin || event.source !== element.contentWindow) return;
    const message = readToLoader(event.data);
    if (message) receive(message);
  });
  region.prepend(element);
  return {
    element,
    send: (message) => element.contentWindow?.postMessage(seal(message), snippet.origin),
  };
}
