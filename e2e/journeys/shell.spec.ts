import { type Browser, expect, type Page, test } from '@playwright/test';
import { newId } from '@samtale/contract';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const languages = journeyLanguages(import.meta.url);
/** Of the heather theme, light, as `named/heather.ts` has it. */
const heather = 'rgb(140, 63, 145)';

async function staffIn(browser: Browser, language: Language, width = 1440): Promise<Console> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, language);
  await staff.signIn();
  return staff;
}

const primaryOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--mui-palette-primary-main)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Waits until the server has what was chosen last. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/profile/settings') && response.request().method() === 'PUT',
  );

for (const language of languages) {
  test(`what is chosen of the looks stays, and comes along to another device (${language})`, async ({
    browser,
  }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    await staff.goTo('profile');
    const theme = page.getByRole('radio', { name: staff.text('appearance.theme.heather') });
    const menu = page.getByRole('complementary', { name: staff.text('shell.navbar.label') });
    await expect(theme).toBeAttached();
    const before = await primaryOf(page);

    await test.step('a theme and a layout are chosen by the keyboard, and show at once', async () => {
      const done = saved(page);
      await page.getByRole('radio', { name: staff.text('appearance.theme.forest') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(theme).toBeChecked();
      await expect.poll(() => primaryOf(page)).toBe(heather);
      await page.getByRole('radio', { name: staff.text('appearance.layout.2') }).click({ force: true });
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(1000);
      // The screen stays where it was: nothing was drawn again.
      await expect(page.getByRole('radio', { name: staff.text('appearance.layout.2') })).toBeFocused();
      await done;
    });

    await test.step('they are there before anything is drawn after a reload', async () => {
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('#root > *');
      expect(await primaryOf(page)).toBe(heather);
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(1000);
    });

    await test.step('another device follows', async () => {
      const other = await staffIn(browser, language);
      await expect.poll(() => primaryOf(other.page)).toBe(heather);
      const otherMenu = other.page.getByRole('complementary', { name: staff.text('shell.navbar.label') });
      expect((await otherMenu.boundingBox())?.width).toBeGreaterThan(1000);
    });

    await test.step('all of it is as it was after a reset', async () => {
      const done = saved(page);
      await staff.goTo('profile');
      await staff.button('appearance.reset').click();
      await expect.poll(() => primaryOf(page)).toBe(before);
      await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(300);
      await done;
    });
  });

  test(`stars make shortcuts (${language})`, async ({ browser }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    const star = page.getByRole('button', {
      name: staff.text('around.shortcuts.star', { entry: staff.text('shell.menu.chat') }),
    });
    const shortcut = page
      .getByRole('navigation', { name: staff.text('around.shortcuts.label') })
      .getByRole('link', { name: staff.text('shell.menu.chat') });
    const done = saved(page);
    await star.click();
    await expect(shortcut).toBeVisible();
    await done;
    await page.reload();
    await shortcut.click();
    await expect(page).toHaveURL(/\/chat$/);
    const undone = saved(page);
    await star.click();
    await expect(shortcut).toHaveCount(0);
    await undone;
  });

  test(`the quick panel tells what needs somebody now (${language})`, async ({ browser }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    const panel = page.getByRole('dialog', { name: staff.text('around.quick.title') });
    await expect(staff.button('around.quick.open')).toBeVisible();
    await page.keyboard.press('Control+j');
    const chats = panel.getByRole('region', { name: staff.text('around.quick.chats.title') });
    await expect(chats).toBeVisible();
    const waiting = await chats.getByRole('link').count();
    await expect(panel.getByText(staff.text('around.plan.widgets'))).toBeVisible();

    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.say(language === 'da' ? 'Jeg vil tale med et menneske' : 'I want to talk to a person');
    // While it is open: told by the hub.
    await expect(chats.getByRole('link')).toHaveCount(waiting + 1);
    await chats.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/chat\/chatToken\//);
    await expect(panel).toHaveCount(0);
  });

  test(`the help is found by words, and is everybody's (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const guest = new Console(await context.newPage(), product, language);
    await guest.openLogin();
    await guest.page.goto(`${product.url}/faq`);
    await expect(guest.page.getByRole('heading', { name: guest.text('help.title') })).toBeVisible();
    await expect(guest.page.getByRole('navigation', { name: guest.text('shell.menu.label') })).toHaveCount(0);
    const word = language === 'da' ? 'gendannelseskoder' : 'recovery codes';
    await guest.page.getByRole('searchbox', { name: guest.text('help.search') }).fill(word);
    await expect(guest.page.locator('mark').first()).toHaveText(new RegExp(word.split(' ')[0] ?? '', 'i'));
    await expect(guest.page.locator('details')).toHaveCount(1);
    await expect(guest.page).toHaveURL(/text=/);
    expect(await violationsOf(guest.page)).toEqual([]);

    await guest.page.goto(`${product.url}/faq#take-over`);
    await expect(guest.page.locator('#take-over')).toHaveAttribute('open', '');
    await expect(guest.page.locator('details[open]')).toHaveCount(1);
  });

  test(`who comes for the first time is shown around, once, and again when asked for (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    // Once a user has had it, it begins by itself nowhere: the other language's turn asks for it.
    const isFirst = language === 'da';
    await staff.signInByForm(undefined, isFirst ? 'new' : undefined);
    const step = (id: TextIn<'around.tour', '.title'>) =>
      page.getByRole('dialog', { name: staff.text(`around.tour.${id}.title`) });
    if (!isFirst) {
      await staff.goTo('help');
      await staff.button('help.tour').click();
    }
    await expect(step('welcome')).toBeVisible();
    await staff.button('around.tour.begin').click();
    await expect(step('jobs')).toBeVisible();
    await expect(staff.button('around.tour.next')).toBeFocused();
    // The focus stays in it.
    for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await staff.button('around.tour.next').click();
    const finish = staff.button('around.tour.finish');
    while (!(await finish.isVisible())) await staff.button('around.tour.next').click();
    const done = isFirst ? saved(page) : null;
    await finish.click();
    await expect(page).toHaveURL(/\/jobs\/list/);
    await done;
    // The sources have a tour of their own.
    if (isFirst) {
      await expect(step('jobsWelcome')).toBeVisible();
      const ended = saved(page);
      await page.keyboard.press('Escape');
      await ended;
    }
    await page.reload();
    await expect(staff.button('around.quick.open')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const cookies = await context.cookies();
    expect(cookies.some(({ name }) => name === 'menuTour')).toBe(true);
  });

  test(`the real widget is tried beside the screen, or the simulator is (${language})`, async ({
    browser,
  }) => {
    const staff = await staffIn(browser, language);
    const { page } = staff;
    const panel = page.getByRole('dialog', { name: staff.text('around.widget.title') });
    const frame = page.frameLocator(`iframe[title="${staff.text('around.widget.frame')}"]`);
    await staff.button('around.widget.open').click();
    await expect(panel.getByRole('combobox', { name: staff.text('around.widget.client') })).toBeVisible();
    await frame.getByRole('textbox').fill(language === 'da' ? 'Sælger I elcykler?' : 'Do you sell e-bikes?');
    await frame.getByRole('textbox').press('Enter');
    await expect(frame.getByText(/elcyk|e-bike|electric/i).nth(1)).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(385);

    await staff.button('simulator.open').click();
    await expect(panel).toHaveCount(0);
    await expect(staff.button('around.widget.open')).toHaveCount(0);
    await staff.button('simulator.open').click();
    await staff.button('around.widget.open').click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(staff.button('around.widget.open')).toBeFocused();
    await staff.goTo('chat');
    await expect(staff.button('around.widget.open')).toHaveCount(0);
  });
}

test('a choice made without a network is saved when it is back', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  await staff.goTo('profile');
  await expect(page.getByRole('radio', { name: staff.text('appearance.theme.sea') })).toBeAttached();
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: staff.text('appearance.theme.sea') }).click({ force: true });
  await expect.poll(() => primaryOf(page)).not.toBe('rgb(11, 107, 99)');
  const sea = await primaryOf(page);
  const done = saved(page);
  await page.context().setOffline(false);
  await done;
  const other = await staffIn(browser, 'da');
  await expect.poll(() => primaryOf(other.page)).toBe(sea);
});

test('the folded menu opens for a pointer that rests on it, and closes after it', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  const done = saved(page);
  await staff.button('shell.navbar.fold').click();
  await done;
  await page.mouse.move(800, 500);
  const menu = page.getByRole('complementary', { name: staff.text('shell.navbar.label') });
  const width = async () => (await menu.locator('> div').boundingBox())?.width;
  await expect.poll(width).toBe(64);
  await page.mouse.move(30, 400);
  await expect.poll(width).toBe(280);
  await page.mouse.move(800, 500);
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  // Pressed at once, it opens under the pointer, and the entry has the click all the same.
  await expect(menu.locator('li > button').first()).toBeAttached();
  await page.mouse.move(800, 500);
  await menu.getByRole('link', { name: staff.text('shell.menu.help') }).click();
  await expect(page).toHaveURL(`${product.url}/faq`);
});

test('who has no role on their first agent goes on with another one', async ({ browser }) => {
  const staff = await staffIn(browser, 'da');
  const { page } = staff;
  await changeAnswers(page, '**/auth/getUserByAccessToken*', (text) => {
    const user = JSON.parse(text);
    const [link] = user.userAgentList;
    const closed = { ...link, agentId: newId, roleList: [], agent: { ...link.agent, id: newId } };
    return JSON.stringify({ ...user, userAgentList: [closed, link] });
  });
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText(staff.text('shell.noAccess.noRole.others'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /Nordlys/ }).click();
  await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
  await page.context().close();
});

test('what is typed after Ctrl K before the menu search stands is searched for', async ({ browser }) => {
  const staff = await staffIn(browser, 'en');
  const { page } = staff;
  const wanted = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/MenuSearch-*.js', async (route) => {
    wanted.resolve();
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+K');
  await wanted.promise;
  await page.keyboard.type('cusx');
  await page.keyboard.press('Backspace');
  held.resolve();
  const field = page.getByRole('combobox', { name: staff.text('shell.menuSearch.placeholder') });
  await expect(field).toHaveValue('cus');
  await expect(field).toBeFocused();
  await page.keyboard.type('tom');
  await expect(field).toHaveValue('custom');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/customers`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
