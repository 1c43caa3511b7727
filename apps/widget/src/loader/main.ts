import { type Chat, startChat } from './chat.ts';
import { readSnippet } from './snippet.ts';

declare global {
  interface Window {
    /** Opens or closes the chat from the host page's own buttons. */
    samtale?: (command: 'open' | 'close') => void;
  }
}

const snippet = readSnippet(
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[data-client-key]'),
);

// A page, or a single-page app, may include the script twice: the first one stays.
if (snippet && !window.samtale) {
  let chat: Chat | null = null;
  let wanted: 'open' | 'close' = 'close';
  window.samtale = (command) => {
    wanted = command;
    chat?.[command]();
  };
  const start = () => {
    chat = startChat(snippet);
    if (wanted === 'open') chat.open();
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}
