import { type Browser, expect } from '@playwright/test';
import { Console } from './console.ts';
import { openMailTo } from './mailbox.ts';
import type { Product } from './product.ts';
import type { Language, TextIn } from './texts.ts';

interface NewCompany {
  company: string;
  email: string;
}

/** What stands on the link of the letter. */
export const confirmWords = { da: 'Bekræft og kom i gang', en: 'Confirm and get started' };

interface Wizard {
  /** What the letter's link has opened, where the password has been chosen. */
  wizard: Console;
  /** Where the form and the letter were. */
  guest: Console;
}

/** Fills in the form at an address, confirms by the link in the letter, chooses the password, and says what the company does. */
export async function confirmedSignUp(
  browser: Browser,
  product: Product,
  language: Language,
  { company, email, path = '/signup' }: NewCompany & { path?: string },
): Promise<Wizard> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = new Console(await context.newPage(), product, language);
  const { page } = guest;
  const words = (key: TextIn<'guest'>, values?: Record<string, string>) => guest.text(`guest.${key}`, values);
  await guest.openLogin();
  await page.goto(`${product.url}${path}`);
  const typed = { firstName: 'Tove', lastName: 'Tang', company, email };
  for (const name of ['firstName', 'lastName', 'company', 'email'] as const)
    await page.getByLabel(words(`signup.${name}`), { exact: true }).fill(typed[name]);
  await page.getByRole('checkbox').check();
  await guest.button('guest.signup.submit').click();
  await expect(page.getByText(words('signup.sent.about', { email }))).toBeVisible();
  const { body } = await openMailTo(page, product, email);
  const opened = context.waitForEvent('page');
  await body.getByRole('link', { name: confirmWords[language] }).click();
  const wizard = new Console(await opened, product, language);
  for (const name of ['newPassword', 'confirmPassword'] as const)
    await wizard.page.getByLabel(words(`resetPassword.${name}`), { exact: true }).fill('rugbrød og smør');
  await wizard.button('guest.newAgent.next').click();
  await wizard.page.getByLabel(words('newAgent.trade')).selectOption(words('newAgent.trades.other'));
  // There is no such website to read.
  await wizard.page.getByLabel(words('newAgent.website'), { exact: true }).fill('');
  return { wizard, guest };
}

/** A company that has just signed up, as its first user is at its bot. */
export async function signUpCompany(
  browser: Browser,
  product: Product,
  language: Language,
  company: NewCompany,
): Promise<Console> {
  const { wizard, guest } = await confirmedSignUp(browser, product, language, company);
  await wizard.button('guest.newAgent.submit').click();
  await expect(wizard.page.getByRole('heading', { name: wizard.text('flows.title') })).toBeVisible();
  await guest.page.close();
  return wizard;
}
