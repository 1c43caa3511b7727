const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls once at the first sign that the visitor uses the chat. So who opens it and only looks fetches nothing of what
 * talking takes, and who writes has it long before they are done.
 */
export function onFirstUse(begin: () => void): void {
  const used = new AbortController();
  const { signal } = used;
  const use = () => {
    used.abort();
    begin();
  };
  for (const sign of signs) window.addEventListener(sign, use, { signal, passive: true });
}
