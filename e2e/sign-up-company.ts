import { type Browser, expect } from '@playwright/test';
import { Console } from './console.ts';
import type { Product } from './product.ts';
import type { Language } from './texts.ts';

interface NewCompany {
  company: string;
  email: string;
}

const confirm = { da: 'Bekræft og kom i gang', en: 'Confirm and get started' };

/** A company that has just signed up, as its first user is at its bot. */
export async function signUpCompany(
  browser: Browser,
  product: Product,
  language: Language,
  { company, email }: NewCompany,
): Promise<Console> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = new Console(await context.newPage(), product, language);
  const { page } = guest;
  const words = (path: string, values?: Record<string, string>) => guest.text(`guest.${path}`, values);
  await guest.openLogin();
  await page.goto(`${product.url}/signup`);
  for (const [name, value] of Object.entries({ firstName: 'Tove', lastName: 'Tang', company, email }))
    await page.getByLabel(words(`signup.${name}`), { exact: true }).fill(value);
  await page.getByRole('checkbox').check();
  await guest.button('guest.signup.submit').click();
  await expect(page.getByText(words('signup.sent.about', { email }))).toBeVisible();
  await page.goto(product.mailbox);
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: confirm[language] }).click();
  const tab = await opened;
  const wizard = new Console(tab, product, language);
  for (const name of ['newPassword', 'confirmPassword'])
    await tab.getByLabel(words(`resetPassword.${name}`), { exact: true }).fill('rugbrød og smør');
  await wizard.button('guest.newAgent.next').click();
  await wizard.button('guest.newAgent.submit').click();
  await expect(tab.getByRole('heading', { name: wizard.text('flows.title') })).toBeVisible();
  await page.close();
  return wizard;
}
