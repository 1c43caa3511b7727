import { type Browser, expect, type Page, test } from '@playwright/test';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();
const languages = journeyLanguages(import.meta.url);

async function staffIn(browser: Browser, language: Language, width = 1440): Promise<Console> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, language);
  await staff.signIn();
  return staff;
}

interface Changed {
  userAgentList: { roleList: number[]; agent: object }[];
  settings: object;
}

/** Has the page believe other things of the user than the server says. */
const asIf = (page: Page, change: (user: Changed) => object) =>
  changeAnswers(page, '**/auth/getUserByAccessToken*', (text) => {
    const user = JSON.parse(text);
    return JSON.stringify({ ...user, ...change(user) });
  });

const menuOf = (staff: Console) =>
  staff.page.getByRole('navigation', { name: staff.text('shell.menu.label') });

for (const language of languages) {
  for (const [who, change] of [
    [
      'a contact',
      ({ userAgentList }: Changed) => ({
        userAgentList: userAgentList.map((link) => ({ ...link, roleList: [3] })),
      }),
    ],
    ['who is on no agent', () => ({ userAgentList: [] })],
  ] as const) {
    test(`${who} has a profile, the help and a way out (${language})`, async ({ browser }) => {
      const staff = await staffIn(browser, language);
      const { page } = staff;
      await asIf(page, change);
      await page.goto(`${product.url}/chat`);
      const noAccess = page.getByRole('heading', {
        level: 1,
        name: staff.text('shell.noAccess.noRole.title'),
      });
      await expect(noAccess).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await staff.goTo('profile');
      await expect(page.getByRole('heading', { level: 1, name: staff.text('profile.title') })).toBeVisible();
      await expect(page.getByText(staff.text('profile.devices.title'))).toBeVisible();
      await expect(page.getByRole('radio', { name: staff.text('appearance.theme.sea') })).toBeAttached();
      await expect(page.getByRole('radio', { name: staff.text('appearance.layout.2') })).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      await staff.goTo('help');
      await expect(page.getByRole('heading', { level: 1, name: staff.text('help.title') })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.goto(`${product.url}/no/such/page`);
      await expect(
        page.getByRole('heading', { level: 1, name: staff.text('shell.notFound.title') }),
      ).toBeVisible();
      await staff.goTo('logout');
      await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    });
  }

  test(`an agent without a language is said to have none (${language})`, async ({ browser }) => {
    const staff = await staffIn(browser, language);
    await asIf(staff.page, ({ userAgentList }) => ({
      userAgentList: userAgentList.map((link) => ({ ...link, agent: { ...link.agent, languageList: [] } })),
    }));
    await staff.page.reload();
    await expect(
      staff.page.getByRole('heading', { name: staff.text('shell.noAccess.noLanguage.title') }),
    ).toBeVisible();
    await expect(staff.page.getByText('Nordlys')).toBeVisible();
  });

  test(`an address that leads nowhere keeps the menu (${language})`, async ({ browser }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    const title = page
      .getByRole('main')
      .getByRole('heading', { level: 1, name: staff.text('shell.notFound.title') });
    await page.goto(`${product.url}/no/such/page`);
    await expect(title).toBeVisible();
    await expect(menuOf(staff)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await staff.goTo('logout');
    await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    await page.goto(`${product.url}/no/such/page`);
    await expect(title).toBeVisible();
    await expect(menuOf(staff)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`the quick panel says what it could not read, and reads it when asked (${language})`, async ({
    browser,
  }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    const calls = /\/api\/(chat\/agent|training\/agentId|subscription\/current)\//;
    await page.route(calls, (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'forbidden', messageKey: 'error.forbidden', details: {} },
      }),
    );
    await page.reload();
    await staff.button('around.quick.open').click();
    const panel = page.getByRole('dialog', { name: staff.text('around.quick.title') });
    for (const title of ['quick.chats.title', 'quick.questions.title', 'plan.title'] as const) {
      const section = panel.getByRole('region', { name: staff.text(`around.${title}`) });
      await expect(section.getByRole('alert')).toContainText(staff.text('shell.error.forbidden'));
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(calls);
    for (const title of ['quick.chats.title', 'quick.questions.title', 'plan.title'] as const) {
      const section = panel.getByRole('region', { name: staff.text(`around.${title}`) });
      await section.getByRole('button', { name: staff.text('shell.action.retry') }).click();
    }
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel.getByText(staff.text('around.plan.widgets'))).toBeVisible();
  });

  test(`on a phone the widget has the focus for itself, and gives it back (${language})`, async ({
    browser,
  }) => {
    const staff = await staffIn(browser, language, 390);
    const { page } = staff;
    await staff.button('shell.navbar.open').click();
    await staff.button('around.widget.open').click();
    const panel = page.getByRole('dialog', { name: staff.text('around.widget.title') });
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[data-panel]') !== null);
    await expect.poll(isInside).toBe(true);
    for (let press = 0; press < 8; press++) await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
    await staff.button('around.widget.close').click();
    await expect(panel).toHaveCount(0);
    await expect(staff.button('shell.navbar.open')).toBeFocused();
  });

  test(`the menu is shown around on phones and where it is hidden, too (${language})`, async ({
    browser,
  }) => {
    for (const width of [390, 1440]) {
      const staff = await staffIn(browser, language, width);
      const { page } = staff;
      await asIf(page, ({ settings }) => ({
        settings: {
          ...settings,
          navbar: { display: width === 390, style: 'fixed', position: 'left', folded: false },
        },
      }));
      await page.goto(`${product.url}/faq`);
      await staff.button('help.tour').click();
      const step = (id: TextIn<'around.tour', '.title'>) =>
        page.getByRole('dialog', { name: staff.text(`around.tour.${id}.title`) });
      await expect(step('welcome')).toBeVisible();
      await staff.button('around.tour.begin').click();
      await expect(step('jobs')).toBeVisible();
      await expect(staff.button('around.tour.next')).toBeFocused();
      const card = await step('jobs').boundingBox();
      expect(card && card.x >= 0 && card.x + card.width <= width && card.y >= 0).toBe(true);
      for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
      await expect(step('jobs').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(menuOf(staff)).toHaveCount(0);
      // Nothing of it sticks: it can be asked for again.
      await staff.button('help.tour').click();
      await expect(step('welcome')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
}

test('a screen that does not come says so, and what keeps it away', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'en');
  const { page } = staff;
  await page.clock.install();
  await page.route('**/assets/parts-*.json', (route) => route.abort());
  await staff.signIn();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/TemplatesScreen-*.js', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await staff.goTo('templates');
  await page.clock.fastForward(400);
  await expect(page.getByText(staff.text('shell.loading.now'))).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(staff.text('shell.loading.long'))).toBeVisible();
  await page.route(`${product.url}/`, (route) => route.abort());
  await staff.button('shell.action.retry').click();
  await expect(page.getByText(staff.text('shell.loading.failed'))).toBeVisible();
  await expect(page.getByText(staff.text('shell.error.unreachable'))).toBeVisible();
  await page.unroute(`${product.url}/`);
  const loaded = page.waitForEvent('domcontentloaded');
  await staff.button('shell.action.retry').click();
  await loaded;
  held.resolve();
  await expect(page.getByRole('heading', { name: staff.text('templates.title') })).toBeVisible();
});

test('the widget is waited with for what is left of the beginning of a training', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'en');
  const { page } = staff;
  await page.clock.install();
  await changeAnswers(page, '**/training/state/agentId/*', (text) =>
    JSON.stringify({ ...JSON.parse(text), state: 'running' }),
  );
  await staff.signIn();
  const wait = page.getByText(staff.text('around.widget.wait'));
  const frame = page.locator(`iframe[title="${staff.text('around.widget.frame')}"]`);
  await staff.button('around.widget.open').click();
  await expect(wait).toBeVisible();
  await expect(page.getByRole('dialog', { name: staff.text('around.widget.trainingTitle') })).toBeVisible();
  await staff.button('around.widget.close').click();
  await staff.button('around.widget.open').click();
  await expect(wait).toBeVisible();
  await expect(frame).toHaveCount(0);
  await page.clock.fastForward(7000);
  await expect(frame).toBeVisible();
  await staff.button('around.widget.close').click();
  await staff.button('around.widget.open').click();
  await expect(frame).toBeVisible();
});

test('who signs in after somebody in the same browser is not set online by them', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  const online = page.getByRole('switch', { name: staff.text('shell.presence.label') });
  await online.uncheck();
  await staff.goOnline();
  await staff.goTo('logout');
  await page.getByLabel(staff.text('auth.login.userName')).fill(product.colleague);
  await page.getByLabel(staff.text('auth.login.password'), { exact: true }).fill(product.password);
  await staff.button('auth.login.submit').click();
  await expect(page.getByText(product.colleague)).toBeVisible();
  await expect(online).not.toBeChecked();
  // By then it would have been.
  const list = page.getByRole('searchbox', { name: staff.text('chat.list.search') });
  await expect(list.or(online).first()).toBeVisible();
  await page.reload();
  await expect(online).not.toBeChecked();
});

test('Escape closes the folded menu, and the menu search has a name', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  await staff.button('shell.navbar.fold').click();
  await page.mouse.move(800, 500);
  const menu = page.getByRole('complementary', { name: staff.text('shell.navbar.label') });
  const width = async () => (await menu.locator('> div').boundingBox())?.width;
  await expect.poll(width).toBe(64);
  await menu.getByRole('link', { name: staff.text('shell.menu.chat') }).focus();
  await expect.poll(width).toBe(280);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(64);
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: staff.text('shell.menuSearch.open') });
  await expect(search.locator('input')).toBeFocused();
  // While the dialog fades in, what lies behind it does not count as covered.
  await expect.poll(() => violationsOf(page)).toEqual([]);
});

test('once all plans have ended nothing is connected, and nothing is said to be lost', async ({
  browser,
}) => {
  const staff = await staffIn(browser, 'en');
  const { page } = staff;
  const sockets: string[] = [];
  await asIf(page, () => ({ subscriptionsEndAt: '2020-01-01T00:00:00.000Z' }));
  await page.clock.install();
  await page.goto(`${product.url}/chat`);
  await expect(page).toHaveURL(`${product.url}/subscription`);
  // From here on: the page before this one was connected.
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: staff.text('subscription.title') })).toBeVisible();
  await page.clock.fastForward(10_000);
  await staff.goTo('team');
  await expect(page).toHaveURL(`${product.url}/subscription`);
  await expect(page.getByText(staff.text('shell.connection.lost'))).toHaveCount(0);
  expect(sockets.filter((url) => url.includes('/hub'))).toEqual([]);
});

test('who types in a search and goes elsewhere is not led back by it', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/HelpScreen-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/customers/list`);
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeVisible();
  // What is typed rests from here on.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await search.fill('demo');
  await menuOf(staff)
    .getByRole('link', { name: staff.text('shell.menu.help') })
    .click();
  await page.clock.runFor(1000);
  held.resolve();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: staff.text('help.title'), level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/faq`);
});
