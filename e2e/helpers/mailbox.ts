import type { FrameLocator, Page } from '@playwright/test';
import type { Product } from './product.ts';

/** A mail on the page of the mailbox. */
export interface OpenMail {
  /** Opens and closes it. */
  head: ReturnType<Page['getByRole']>;
  /** What stands in it. */
  body: FrameLocator;
}

/**
 * Opens the newest mail to an address, of those with this subject if one is named. The mailbox has the mails of all
 * companies.
 */
export async function openMailTo(
  page: Page,
  product: Product,
  address: string,
  subject = '',
): Promise<OpenMail> {
  await page.goto(product.mailbox);
  const mail = page.getByRole('listitem').filter({ hasText: address }).filter({ hasText: subject }).first();
  const head = mail.getByRole('button');
  // The newest of all mails is open already.
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return { head, body: mail.frameLocator('iframe') };
}
