import type { BrowserContext } from '@playwright/test';

/** Collects what policies forbid in the pages of a context, in their frames and their workers. */
export async function forbiddenByPolicy(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text()))
      found.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error('Content security policy:', effectiveDirective, blockedURI, sourceFile),
    ),
  );
  return found;
}
