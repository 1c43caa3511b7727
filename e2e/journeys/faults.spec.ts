import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { openProxy } from '../helpers/cuttable-proxy.ts';
import { useProduct } from '../helpers/product.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

/** A visitor who has asked something, and a person who has taken the conversation over; by another address if given. */
async function chatWithPerson(browser: Browser, question: string, url = product.url) {
  const visitor = new Widget(await newPage(browser), 'da');
  await visitor.open(product.widget.replace(product.url, url));
  await visitor.askAnything(question);
  const staff = new Console(await newPage(browser), { ...product, url }, 'da');
  await staff.signIn();
  await staff.openChat(question);
  await staff.takeOver();
  return { visitor, staff };
}

/** The entries that a person or visitor wrote, as each side shows them, without anything else. */
const numbered = (by: string) => [1, 2, 3].map((number) => `${by} nummer ${number}`);

test('markup and script in messages are shown as text on both sides', async ({ browser }) => {
  const attack =
    '<img src=x onerror="top.hacked=1"><script>top.hacked=1</script><b>fed</b> javascript:alert(1)';
  const visitor = new Widget(await newPage(browser), 'da');
  await visitor.open(product.widget);
  await visitor.askAnything(attack);
  await expect(visitor.said('visitor')).toContainText(attack);
  const staff = new Console(await newPage(browser), product, 'da');
  await staff.signIn();
  await staff.openChat('onerror');
  await expect(staff.transcript).toContainText(attack);
  await staff.takeOver();
  await staff.reply(attack);
  await expect(visitor.said('staff')).toContainText(attack);
  await staff.goTo('training');
  await expect(staff.page.getByRole('listitem').filter({ hasText: attack })).toBeVisible();
  for (const { page } of [visitor, staff]) expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('what both sides write while the connection is cut arrives once, in order', async ({ browser }) => {
  const proxy = await openProxy(product.url);
  try {
    const { visitor, staff } = await chatWithPerson(browser, 'Kan jeg betale med MobilePay?', proxy.url);
    proxy.cut();
    // The second where a part of the console was on its way at that moment.
    const lost = staff.page.getByText(staff.text('shell.connection.lost'));
    await expect(lost.or(staff.page.getByText(staff.text('shell.missingPart.offline')))).toBeVisible();
    for (const text of numbered('Kunde')) await visitor.say(text);
    for (const text of numbered('Butik')) await staff.reply(text);
    await visitor.page.waitForTimeout(3000);
    proxy.mend();
    await expect(visitor.said('staff')).toHaveText(numbered('Butik').map((text) => new RegExp(`${text}$`)));
    for (const text of [...numbered('Kunde'), ...numbered('Butik')])
      await expect(staff.transcript.getByText(text, { exact: true })).toHaveCount(1);
    await expect(visitor.said('visitor').filter({ hasText: 'nummer' })).toHaveText(
      numbered('Kunde').map((text) => new RegExp(`${text}$`)),
    );
    const shown = (await staff.transcript.innerText()).match(/Kunde nummer \d/g);
    expect(shown).toEqual(numbered('Kunde'));
    await expect(staff.page.getByText(staff.text('chat.outgoing.pending'))).toHaveCount(0);
  } finally {
    proxy.close();
  }
});

test('a conversation taken over in two windows at once is taken over once', async ({ browser }) => {
  const question = 'Hvad koster en lapning?';
  const visitor = new Widget(await newPage(browser), 'da');
  await visitor.open(product.widget);
  await visitor.askAnything(question);
  const windows = [];
  for (const page of [await newPage(browser), await newPage(browser)]) {
    const staff = new Console(page, product, 'da');
    await staff.signIn();
    await staff.openChat(question);
    windows.push(staff);
  }
  // At one moment by the clock: what one window does takes the button away in the other.
  const moment = Date.now() + 1000;
  await Promise.all(
    windows.map((staff) =>
      staff.button('chat.takeOver.available').evaluate((button: HTMLElement, moment) => {
        setTimeout(() => button.click(), moment - Date.now());
      }, moment),
    ),
  );
  for (const staff of windows) {
    await expect(staff.button('chat.takeOver.leave')).toBeVisible();
    const note = staff.text('chat.note.takenOver', { name: '' }).trim();
    await expect(staff.transcript.getByText(note)).toHaveCount(1);
  }
});

test('a message is sent once, however the page is reloaded while it is on its way', async ({ browser }) => {
  const { visitor, staff } = await chatWithPerson(browser, 'Har I børnecykler?');
  for (const text of numbered('Kunde')) {
    await visitor.say(text);
    await visitor.comeBack();
  }
  await expect(visitor.said('visitor').filter({ hasText: 'nummer' })).toHaveText(
    numbered('Kunde').map((text) => new RegExp(`${text}$`)),
  );
  for (const text of numbered('Butik')) {
    await staff.reply(text);
    await staff.page.reload();
    await expect(staff.transcript).toBeVisible();
  }
  for (const text of [...numbered('Kunde'), ...numbered('Butik')])
    await expect(staff.transcript.getByText(text, { exact: true })).toHaveCount(1);
  await expect(visitor.said('staff')).toHaveText(numbered('Butik').map((text) => new RegExp(`${text}$`)));
});

test('nothing is stored before the visitor writes', async ({ browser }) => {
  const context = await browser.newContext();
  const visitor = new Widget(await context.newPage(), 'da');
  await visitor.open(product.widget);
  await expect(visitor.said('bot').last()).toBeVisible();
  const { cookies, origins } = await context.storageState();
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
  for (const frame of visitor.page.frames())
    expect(await frame.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await visitor.ask('Hvornår har I åbent?', /9\.30/);
  expect((await context.storageState()).cookies).toHaveLength(1);
});

test('a sign-in with a wrong password says so, and an unknown address has a way home', async ({ page }) => {
  const staff = new Console(page, product, 'da');
  await page.goto(`${product.url}/login`);
  await page.getByLabel(staff.text('auth.login.userName')).fill('abc');
  await staff.button('auth.login.submit').click();
  await expect(page.getByText(staff.text('auth.login.validation.userNameLength'))).toBeVisible();
  await expect(page.getByText(staff.text('auth.login.validation.passwordLength'))).toBeVisible();
  await page.getByLabel(staff.text('auth.login.userName')).fill(product.user);
  await page.getByLabel(staff.text('auth.login.password'), { exact: true }).fill('forkert');
  await staff.button('auth.login.submit').click();
  await expect(page.getByRole('alert')).toHaveText(staff.text('auth.login.failed'));
  await page.goto(`${product.url}/findes/ikke`);
  await expect(page.getByText(staff.text('shell.notFound.title'))).toBeVisible();
});

test('while the server cannot reach its database the console says so, and sends afterwards', async ({
  browser,
}) => {
  const { visitor, staff } = await chatWithPerson(browser, 'Sælger I elcykler?');
  const { page } = staff;
  // What the server answers then; that it does, and what becomes of its own data, the server's tests show.
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', messageKey: 'error.databaseGone', details: {} },
    }),
  );
  for (const text of numbered('Butik')) await staff.reply(text);
  await expect(page.getByText(staff.text('shell.connection.databaseGone'))).toBeVisible();
  await expect(page.getByText(staff.text('chat.outgoing.pending')).first()).toBeVisible();
  await page.unroute('**/api/**');
  await expect(visitor.said('staff')).toHaveText(numbered('Butik').map((text) => new RegExp(`${text}$`)));
  await expect(page.getByText(staff.text('shell.connection.databaseGone'))).toBeHidden();
});
