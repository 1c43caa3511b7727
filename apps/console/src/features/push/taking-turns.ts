import { useEffect, useSyncExternalStore } from 'react';

// The windows of a browser agree by the Web Locks, which only secure addresses have; elsewhere each acts by itself.
const locks: LockManager | undefined = navigator.locks;

/** Milliseconds after which the same thing may be done again. */
const turnLasts = 1500;

/** Does something unless another window of this browser has done so just now. */
export async function takeTurn(name: string, act: () => void | Promise<void>): Promise<void> {
  if (!locks) return act();
  await locks.request(`samtale.turn ${name}`, { ifAvailable: true }, async (turn) => {
    if (!turn) return;
    await act();
    await new Promise((resolve) => setTimeout(resolve, turnLasts));
  });
}

const focused = 'samtale.focused';
const openChat = (chatToken: string) => `samtale.open ${chatToken}`;

const isHeld = async (name: string) =>
  (await locks?.query())?.held?.some((lock) => lock.name === name) ?? false;

/** Whether some window of the console is being used. */
export const isConsoleFocused = async (): Promise<boolean> => document.hasFocus() || isHeld(focused);

/** Whether somebody looks at a chat, in whichever window. */
export const isChatLookedAt = (chatToken: string): Promise<boolean> => isHeld(openChat(chatToken));

/** Lets the other windows know that this one is being used, and which chat is open in it. */
export function useShownToOthers(chatToken: string | undefined): void {
  const hasFocus = useSyncExternalStore(subscribeToFocus, () => document.hasFocus());
  useHeldLock(hasFocus ? focused : null);
  useHeldLock(hasFocus && chatToken ? openChat(chatToken) : null);
}

function useHeldLock(name: string | null): void {
  useEffect(() => {
    if (name === null || !locks) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void locks.request(name, { mode: 'shared' }, () => promise);
    return resolve;
  }, [name]);
}

function subscribeToFocus(tell: () => void): () => void {
  window.addEventListener('focus', tell);
  window.addEventListener('blur', tell);
  return () => {
    window.removeEventListener('focus', tell);
    window.removeEventListener('blur', tell);
  };
}
