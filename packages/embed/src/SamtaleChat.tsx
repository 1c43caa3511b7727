import { useEffect, useRef } from 'react';
import type { Samtale, SamtaleFunction, VisitorValues } from './host-commands.ts';

export interface SamtaleChatProps {
  /** The script's address, as the console hands it out: `https://…/widget/{clientKey}.js`. */
  src: string;
  /** The page's own language, or the widget's primary one, without it. */
  language?: 'da' | 'en';
  /** Opens and closes the chat with the page; left out, the visitor decides alone. */
  open?: boolean;
  /** What the page knows of the visitor: flows can say it, and the staff see it. */
  visitor?: VisitorValues;
  onReady?(): void;
  onOpen?(): void;
  onClose?(): void;
  onUnread?(count: number): void;
}

type Listeners = Pick<SamtaleChatProps, 'onReady' | 'onOpen' | 'onClose' | 'onUnread'>;

/** The chat widget on a React page: there while this is mounted. It draws nothing where it stands. */
export function SamtaleChat({ src, language, open, visitor, ...listeners }: SamtaleChatProps): null {
  const known = JSON.stringify(visitor ?? {});
  const latest = useRef<Listeners>(listeners);
  const wanted = useRef({ open, known });
  const chat = useRef<SamtaleFunction | null>(null);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    let isGone = false;
    const script = document.createElement('script');
    script.src = src;
    // In the order they came: what was unmounted on its way must not remove the chat of what was mounted since.
    script.async = false;
    if (language) script.dataset.language = language;
    script.addEventListener('load', () => {
      const found = chatOf(src);
      // Unmounted while the script was on its way.
      if (isGone) found?.('remove');
      else if (found) {
        chat.current = found;
        listen(found, latest);
        // It was there before anyone could listen for it.
        latest.current.onReady?.();
        found('set', JSON.parse(wanted.current.known));
        // Also where the visitor had it open on the page before.
        if (wanted.current.open !== undefined) found(wanted.current.open ? 'open' : 'close');
      }
    });
    document.head.append(script);
    return () => {
      isGone = true;
      script.remove();
      chat.current?.('remove');
      chat.current = null;
    };
  }, [src, language]);
  useEffect(() => {
    wanted.current.open = open;
    if (open !== undefined) chat.current?.(open ? 'open' : 'close');
  }, [open]);
  useEffect(() => {
    wanted.current.known = known;
    chat.current?.('set', JSON.parse(known));
  }, [known]);
  return null;
}

function listen(chat: SamtaleFunction, latest: { readonly current: Listeners }): void {
  chat('on', 'open', () => latest.current.onOpen?.());
  chat('on', 'close', () => latest.current.onClose?.());
  chat('on', 'unread', (count) => latest.current.onUnread?.(count));
}

/** The chat that a script has put on the page; undefined where the page may not show it. */
function chatOf(src: string): SamtaleFunction | undefined {
  const clientKey = /\/widget\/([^/]+)\.js$/.exec(new URL(src, location.href).pathname)?.[1];
  const { samtale } = globalThis as { samtale?: Samtale };
  return clientKey ? samtale?.of[decodeURIComponent(clientKey)] : undefined;
}
