const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls once at the first sign that the visitor uses the chat, or at once if they do already. So who opens it and only
 * looks fetches nothing of what talking takes, and who writes has it long before they are done.
 */
export function onFirstUse(isUsing: boolean, begin: () => void): void {
  if (isUsing) {
    begin();
    return;
  }
  const used = new AbortController();
  const { signal } = used;
  for (const sign of signs)
    window.addEventListener(
      sign,
      () => {
        used.abort();
        begin();
      },
      { signal, passive: true },
    );
}
