import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { forbiddenByPolicy } from '../helpers/forbidden-by-policy.ts';
import { openMailTo } from '../helpers/mailbox.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();

/** Signs up and opens the mail that is sent then. */
async function signUp(page: Page): Promise<FrameLocator> {
  const guest = new Console(page, product, 'da');
  const words = (path: TextIn<'guest.signup'>) => guest.text(`guest.signup.${path}`);
  await guest.openLogin();
  await page.getByRole('link', { name: guest.text('auth.login.signUp') }).click();
  const typed = {
    firstName: 'Anna',
    lastName: 'Berg',
    company: 'Bergs Brød',
    email: 'anna@bergsbroed.example',
  };
  for (const name of ['firstName', 'lastName', 'company', 'email'] as const)
    await page.getByLabel(words(name), { exact: true }).fill(typed[name]);
  await page.getByRole('checkbox').check();
  await guest.button('guest.signup.submit').click();
  await expect(page.getByText(guest.text('guest.signup.sent.about', { email: typed.email }))).toBeVisible();
  return (await openMailTo(page, product, typed.email)).body;
}

test('who signs up solves a captcha and reads a mail as it was written', async ({ browser }) => {
  const context = await browser.newContext();
  const found = await forbiddenByPolicy(context);
  const page = await context.newPage();
  const mail = await signUp(page);
  const button = mail.getByRole('link').first();
  await expect(button).toHaveCSS('font-weight', '600');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(found).toEqual([]);
});

test('the widget shows all it has', async ({ browser }) => {
  const context = await browser.newContext();
  const found = await forbiddenByPolicy(context);
  const visitor = new Widget(await context.newPage(), 'da');
  await visitor.open(product.widget);
  await visitor.askAnything('Har I gavekort?');
  await visitor.page.goto(`${product.url}/api/docs`);
  await expect(visitor.page.getByRole('heading', { name: 'Samtale API' })).toBeVisible();
  expect(found).toEqual([]);
});

test('a toast stands where it belongs', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const found = await forbiddenByPolicy(context);
  const staff = new Console(await context.newPage(), product, 'da');
  await staff.haveSession();
  await staff.page.goto(`${product.url}/intent/list/new`);
  await staff.page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill('Uden noget');
  await staff.button('flows.editor.publish').click();
  await expect(
    toast(staff.page, staff.text('flows.intentDetail.snackbar.missingTrainingPhrases')),
  ).toBeVisible();
  await expect(staff.page.locator('.toasts')).toHaveCSS('position', 'fixed');
  expect(found).toEqual([]);
});

test('a script that somebody gets into a page does not run', async ({ browser }) => {
  const context = await browser.newContext();
  const found = await forbiddenByPolicy(context);
  const page = await context.newPage();
  await page.goto(product.url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Overtaget"';
    document.body.append(script);
  });
  await expect.poll(() => found.join('\n')).toContain('script-src');
  expect(await page.title()).not.toBe('Overtaget');
});
