import type { Launcher } from '../loader/launcher.ts';
import type { ToFrame } from '../protocol.ts';

/** What room an open panel has: whether there is more of it, and whether the launcher is there to close it. */
export function roomOf({ panel, button }: Launcher): Extract<ToFrame, { type: 'room' }> {
  const fillsWindow = panel.offsetWidth >= document.documentElement.clientWidth;
  // In a small window the launcher is seen until the frame has what closes the chat.
  const coversLauncher = fillsWindow || getComputedStyle(button).visibility === 'hidden';
  return { type: 'room', fillsWindow, coversLauncher };
}
