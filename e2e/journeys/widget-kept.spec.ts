import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ChatConfig } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { openProxy } from '../helpers/cuttable-proxy.ts';
import { demoWidgets } from '../helpers/demo-widgets.ts';
import { useProduct } from '../helpers/product.ts';
import { takeOverNewest } from '../helpers/staff-by-calls.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

// What a visitor has begun is there again on the next page.
const product = useProduct();
const { widgetWith, openChat } = demoWidgets(product);
const question = 'Hvornår har I åbent?';
const opening = /9\.30/;

const visitorOf = async (page: Page, look: Partial<ChatConfig> = {}) =>
  openChat(page, await widgetWith(page, look));

// The first: who of the staff has signed in counts as there for a while.
test('a message that is being left for the staff is kept, until it is sent', async ({ page }) => {
  const visitor = await visitorOf(page);
  await visitor.say('Jeg vil gerne tale med et menneske');
  const fields = {
    Navn: 'Bo',
    'E-mail': 'bo@example.com',
    Besked: 'Ring til mig om min cykel',
  };
  const field = (name: string) => visitor.frame.getByLabel(name, { exact: true });
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
  await visitor.comeBack();
  for (const [name, value] of Object.entries(fields)) await expect(field(name)).toHaveValue(value);
  await visitor.frame.getByRole('button', { name: 'Læg besked' }).click();
  await expect(visitor.log).toContainText('Tak. Din besked er gemt til vores medarbejdere.');
  expect(await keptIn(visitor)).not.toContain(fields.Besked);
  // Who they are need not be said again.
  await visitor.say('Jeg vil gerne tale med et menneske');
  await expect(field('Navn')).toHaveValue(fields.Navn);
  await expect(field('E-mail')).toHaveValue(fields['E-mail']);
  await expect(field('Besked')).toHaveValue('');
});

test('a message that is left without a connection is sent once there is one, also by the next page', async ({
  page,
}) => {
  const proxy = await openProxy(product.url);
  try {
    const visitor = new Widget(page, 'da');
    await visitor.open(product.widget.replace(product.url, proxy.url));
    for (const isLoadedAgain of [false, true]) {
      await visitor.say('Jeg vil gerne tale med et menneske');
      await visitor.frame.getByLabel('Navn', { exact: true }).fill('Bo');
      await visitor.frame.getByLabel('E-mail', { exact: true }).fill('bo@example.com');
      await visitor.frame.getByLabel('Besked', { exact: true }).fill(`Ring til mig ${isLoadedAgain}`);
      const leave = visitor.frame.getByRole('button', { name: 'Læg besked' });
      proxy.cut();
      await leave.click();
      await expect(visitor.frame.getByText('Det bliver sendt, når forbindelsen er tilbage.')).toBeVisible();
      await expect(leave).toHaveCount(0);
      proxy.mend();
      if (isLoadedAgain) await visitor.comeBack();
      await expect(visitor.said('visitor').filter({ hasText: `Ring til mig ${isLoadedAgain}` })).toHaveCount(
        1,
      );
      await expect(visitor.frame.getByLabel('Besked', { exact: true })).toHaveCount(0);
      await expect(visitor.composer).toHaveValue('');
    }
  } finally {
    proxy.close();
  }
});

for (const who of ['nobody was there', 'the visitor waited'])
  test(`what was typed into the form is said to who takes over, where ${who}`, async ({ page, browser }) => {
    const isWaiting = who === 'the visitor waited';
    if (isWaiting) await new Console(await (await browser.newContext()).newPage(), product, 'da').signIn();
    const visitor = await visitorOf(page);
    await visitor.say('Jeg vil gerne tale med et menneske');
    const instead = visitor.frame.getByRole('button', { name: 'Læg en besked i stedet for at vente' });
    if (isWaiting) await instead.click();
    const message = visitor.frame.getByLabel('Besked', { exact: true });
    await message.fill('Min cykel er punkteret');
    await takeOverNewest(product);
    await expect(visitor.composer).toHaveValue('Min cykel er punkteret');
    await expect(visitor.composer).toBeFocused();
    await expect(message).toHaveCount(0);
    await visitor.composer.press('Enter');
    await visitor.comeBack();
    await expect(visitor.said('visitor').last()).toContainText('Min cykel er punkteret');
    await expect(visitor.composer).toHaveValue('');
  });

/** All that the chat keeps in the browser. */
const keptIn = (visitor: Widget) =>
  visitor.frame
    .locator('body')
    .evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

/** What stands in the log of `text`, and that all of it has arrived. */
async function expectOnce(visitor: Widget, text: string): Promise<void> {
  await expect(visitor.said('visitor').filter({ hasText: text })).toHaveCount(1);
  await expect(visitor.frame.locator('.state')).toHaveCount(0);
}

test('a message of a tab that was closed without a connection is sent once, by whichever tab is next', async ({
  browser,
}) => {
  const proxy = await openProxy(product.url);
  try {
    const context = await browser.newContext();
    const address = product.widget.replace(product.url, proxy.url);
    const visitor = new Widget(await context.newPage(), 'da');
    await visitor.open(address);
    await visitor.ask(question, opening);
    proxy.cut();
    await expect(visitor.frame.getByText('Ingen forbindelse.')).toBeVisible();
    await visitor.say('Har I også børnecykler?');
    await visitor.page.close();
    proxy.mend();
    const tabs = await Promise.all([1, 2].map(async () => new Widget(await context.newPage(), 'da')));
    // The chat itself is not opened: that something is unsent is reason enough to go on.
    await Promise.all(tabs.map(({ page }) => page.goto(address)));
    await Promise.all(tabs.map((tab) => tab.reach()));
    for (const tab of tabs) await expectOnce(tab, 'Har I også børnecykler?');
    const answers = await visitorsAnswers(tabs);
    expect(answers[0]).toBe(answers[1]);
    const third = new Widget(await context.newPage(), 'da');
    await third.open(address);
    await expectOnce(third, 'Har I også børnecykler?');
    expect(await keptIn(third)).not.toContain('børnecykler');
  } finally {
    proxy.close();
  }
});

/** How much the bot has said in each tab once it has answered. */
async function visitorsAnswers(tabs: Widget[]): Promise<number[]> {
  for (const tab of tabs) {
    await expect(tab.log.locator('.entry').last()).toHaveClass(/bot/);
    await expect(tab.frame.locator('.typing')).toBeHidden();
  }
  return Promise.all(tabs.map((tab) => tab.said('bot').count()));
}

test('a first message of a tab that was closed without a connection begins a conversation later', async ({
  browser,
}) => {
  const proxy = await openProxy(product.url);
  try {
    const context = await browser.newContext();
    const address = product.widget.replace(product.url, proxy.url);
    const visitor = new Widget(await context.newPage(), 'da');
    await visitor.open(address);
    await expect(visitor.said('bot').first()).toBeVisible();
    proxy.cut();
    await visitor.say(question);
    await expect(visitor.frame.getByText('Ingen forbindelse.')).toBeVisible();
    await visitor.page.close();
    proxy.mend();
    const next = new Widget(await context.newPage(), 'da');
    await next.open(address);
    await expectOnce(next, question);
    await expect(next.said('bot').last()).toContainText(opening);
  } finally {
    proxy.close();
  }
});

test('a message whose conversation was ended meanwhile waits for the visitor', async ({ browser }) => {
  const proxy = await openProxy(product.url);
  try {
    const context = await browser.newContext();
    const address = product.widget.replace(product.url, proxy.url);
    const visitor = new Widget(await context.newPage(), 'da');
    await visitor.open(address);
    await visitor.ask(question, opening);
    const staff = await takeOverNewest(product);
    await staff.say('Hvad kan jeg hjælpe med?');
    await expect(visitor.said('staff')).toHaveCount(1);
    proxy.cut();
    await expect(visitor.frame.getByText('Ingen forbindelse.')).toBeVisible();
    await visitor.say('Min cykel er punkteret');
    await visitor.page.close();
    await staff.end();
    proxy.mend();
    const next = new Widget(await context.newPage(), 'da');
    await next.page.goto(address);
    await next.page.getByRole('button', { name: /^Åbn chatten/ }).click();
    await expect(next.log).toContainText('Samtalen er afsluttet');
    const unsent = next.said('visitor').filter({ hasText: 'punkteret' });
    await expect(unsent).toContainText('Beskeden blev ikke sendt.');
    await unsent.getByRole('button', { name: 'Prøv igen' }).click();
    await expectOnce(next, 'punkteret');
  } finally {
    proxy.close();
  }
});

test('a widget without memory keeps nothing of what is not sent', async ({ browser }) => {
  const { visitor, proxy } = await withoutMemory(browser);
  try {
    await visitor.ask(question, opening);
    proxy.cut();
    await expect(visitor.frame.getByText('bliver sendt, så længe siden er åben.')).toBeVisible();
    await visitor.say('Det er en hemmelighed');
    expect(await keptIn(visitor)).toBe('[[],[]]');
  } finally {
    proxy.close();
  }
});

async function withoutMemory(browser: Browser) {
  const proxy = await openProxy(product.url);
  const page = await (await browser.newContext()).newPage();
  const { clientKey } = await widgetWith(page, { withMemory: false, enableUpload: true });
  const visitor = new Widget(page, 'da');
  await visitor.open(`${proxy.url}/demo/${clientKey}?language=da`);
  return { visitor, proxy };
}

const attach = async (visitor: Widget, ...names: string[]) => {
  const choosing = visitor.page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  const files = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await (await choosing).setFiles(files);
};

test('a file that was attached is still attached on the next page, and one that was lost is named', async ({
  page,
}) => {
  const visitor = await visitorOf(page, { enableUpload: true });
  await page.route('**/api/widget/file?name=lost.txt', (route) => route.abort());
  await attach(visitor, 'kvittering.txt', 'lost.txt');
  await visitor.composer.fill('Se her');
  const attached = visitor.frame.getByRole('list', { name: 'Vedhæftede filer' }).getByRole('listitem');
  await expect(visitor.frame.locator('.upload.there')).toBeVisible();
  await expect(attached.nth(1)).toContainText('Blev ikke sendt.');
  await visitor.comeBack();
  await expect(attached).toHaveCount(2);
  await expect(attached.nth(0)).toContainText('kvittering.txt');
  await expect(attached.nth(1)).toContainText('lost.txt');
  await expect(attached.nth(1)).toContainText('Filen blev ikke sendt. Vælg den igen.');
  expect(await violationsOf(page)).toEqual([]);
  await visitor.frame.getByRole('button', { name: 'Fjern lost.txt' }).click();
  await expect(visitor.composer).toHaveValue('Se her');
  await visitor.frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(visitor.said('visitor')).toContainText('kvittering.txt');
  await expect(visitor.frame.locator('.state')).toHaveCount(0);
  await visitor.comeBack();
  await expect(visitor.said('visitor')).toContainText('kvittering.txt');
  await expect(attached).toHaveCount(0);
});

test('a rating says at once that it counts, and is there again with the words that were begun', async ({
  page,
}) => {
  const visitor = await visitorOf(page);
  await visitor.ask(question, opening);
  const staff = await takeOverNewest(product);
  await staff.end();
  const rating = visitor.frame.getByRole('group', { name: 'Hvordan var samtalen?' });
  const stars = rating.getByRole('radio', { name: '4 af 5' });
  await stars.dispatchEvent('click');
  const counts = visitor.frame.getByText('Tak. Din vurdering er gemt.');
  await expect(counts).toBeVisible();
  const words = visitor.frame.getByLabel('Fortæl gerne mere');
  const restart = visitor.frame.getByRole('button', { name: 'Start en ny samtale' });
  const send = visitor.frame.getByRole('button', { name: 'Send', exact: true });
  const looks = (button: typeof send) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [main, other] = [await looks(restart), await looks(send)];
  expect(main).not.toBe(other);
  await words.fill('Hurtigt sv');
  await expect.poll(() => looks(send)).toBe(main);
  await expect.poll(() => looks(restart)).toBe(other);

  await visitor.comeBack();
  await expect(stars).toBeChecked();
  await expect(counts).toBeVisible();
  await expect(words).toHaveValue('Hurtigt sv');
  expect(await violationsOf(page)).toEqual([]);
  await words.fill('Hurtigt svar');
  await words.press('Enter');
  await expect(visitor.frame.getByText('Din kommentar er sendt.')).toBeVisible();
  await visitor.comeBack();
  await expect(stars).toBeChecked();
  await expect(visitor.frame.getByText('Din kommentar er sendt.')).toBeVisible();
  await expect(words).toHaveCount(0);
});
