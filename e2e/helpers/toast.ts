import type { Locator, Page } from '@playwright/test';

/** What the console tells in passing, in these words. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[role=alert], [role=status]').filter({ hasText: text });
