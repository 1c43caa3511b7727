import type { ToLoader } from '../protocol.ts';
import { type EarlyComposer, mountEarlyComposer } from './early-composer.ts';
import { type Frame, mountFrame } from './frame.ts';
import { mountLauncher } from './launcher.ts';
import type { Snippet } from './snippet.ts';
import { readToken, writeToken } from './token-cookie.ts';

export interface Chat {
  open(): void;
  close(): void;
}

/** Shows the launcher. Nothing is loaded or stored until the visitor reaches for it. */
export function startChat(snippet: Snippet): Chat {
  const launcher = mountLauncher(snippet);
  let frame: Frame | null = null;
  let early: EarlyComposer | null = null;
  let listening = false;
  let isOpen = false;

  const warmUp = (): Frame => {
    frame ??= mountFrame(snippet, launcher.panel, receive, () => early?.showUnreachable());
    return frame;
  };
  const greet = () => {
    frame?.send({ type: 'init', token: readToken(snippet.clientKey) });
    if (isOpen) frame?.send({ type: 'opened', isWriting: early?.isInUse() ?? false });
  };
  const open = () => {
    if (isOpen) return;
    const { element } = warmUp();
    isOpen = true;
    launcher.setOpen(true);
    launcher.setUnread(0);
    if (listening) {
      element.focus();
      greet();
    } else {
      early ??= mountEarlyComposer(snippet, launcher.panel);
      early.focus();
    }
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    frame?.send({ type: 'closed' });
    launcher.setOpen(false);
    launcher.button.focus();
  };
  function receive(message: ToLoader): void {
    switch (message.type) {
      case 'ready':
        listening = true;
        greet();
        if (frame) early?.handOver(frame.element, (draft) => frame?.send({ type: 'draft', ...draft }));
        early = null;
        break;
      case 'token':
        writeToken(snippet.clientKey, message.token);
        break;
      case 'close':
        close();
        break;
      case 'unread':
        if (!isOpen) launcher.setUnread(message.count);
        break;
    }
  }

  launcher.button.addEventListener('click', () => (isOpen ? close() : open()));
  for (const interest of ['pointerenter', 'pointerdown', 'focus'])
    launcher.button.addEventListener(interest, warmUp, { once: true });
  launcher.region.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  return { open, close };
}
