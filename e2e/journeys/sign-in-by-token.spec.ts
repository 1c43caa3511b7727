import { expect, type Page, test } from '@playwright/test';
import { createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

const product = useProduct();

/** An access token of who builds bots, and their name. */
async function tokenOfBuilder(): Promise<{ token: string; name: string }> {
  let token: string | null = null;
  const call = createClient({ baseUrl: `${product.url}/api`, token: () => token });
  const body = { userName: product.user, password: product.password };
  token = withoutSecondFactor(await call(endpoints.auth.login, { body })).accessToken.token;
  return { token, name: (await call(endpoints.auth.getUserByAccessToken)).displayName };
}

const linkWith = (token: string) => `${product.url}/login?token=${token}`;
const keptSession = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.getItem('samtale.session')));

for (const language of journeyLanguages(import.meta.url)) {
  test(`a link with an access token signs in once that is wanted (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const { token, name } = await tokenOfBuilder();
    const goOn = () => staff.button('guest.byToken.continue', { name });
    await page.clock.install();
    await staff.openLogin();

    await test.step('nobody is signed in without being asked', async () => {
      await page.goto(`${product.url}/team`);
      await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
      await page.goto(linkWith(token));
      await expect(goOn()).toBeVisible();
      expect(await keptSession(page)).toEqual([null, null]);
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('guest.byToken.decline').click();
      await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    });

    await test.step('the token leaves the address, and the remembered one is opened', async () => {
      await page.goto(linkWith(token));
      await expect(page).toHaveURL(`${product.url}/login`);
      await goOn().click();
      await expect(page).toHaveURL(`${product.url}/team`);
      await expect(page.getByRole('heading', { name: staff.text('team.title') })).toBeVisible();
      await page.goBack();
      expect(page.url()).not.toContain('token');
    });

    await test.step('who is signed in as that user goes straight on', async () => {
      await page.goto(linkWith(token));
      await expect(page).toHaveURL(`${product.url}/intent/list`);
      await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
    });

    await test.step('without a way to renew it the session ends with the token', async () => {
      await page.clock.fastForward('16:00');
      await expect(toast(page, staff.text('shell.session.expired'))).toBeVisible();
      await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
      expect(await keptSession(page)).toEqual([null, null]);
    });
  });

  test(`a token that is not the server's signs nobody in (${language})`, async ({ browser }) => {
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const { page } = staff;
    await staff.openLogin();
    const { token } = await tokenOfBuilder();
    const [head, payload] = token.split('.');
    for (const forged of [`${head}.${payload}.${'A'.repeat(43)}`, 'nonsense']) {
      await page.goto(linkWith(forged));
      await expect(toast(page, staff.text('shell.session.expired'))).toBeVisible();
      await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
      await expect(page).toHaveURL(`${product.url}/login`);
      expect(await keptSession(page)).toEqual([null, null]);
    }
  });

  test(`a link signs out (${language})`, async ({ browser }) => {
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    await page.goto(`${product.url}/login?logout=true`);
    await expect(page.getByLabel(staff.text('auth.login.userName'))).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/login`);
    expect(await keptSession(page)).toEqual([null, null]);
  });
}

test('who is signed in as somebody else is told so first', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'en');
  const { page } = staff;
  await staff.signIn();
  const { token, name } = await tokenOfBuilder();
  // The product's other users have no password yet: what it says of this one is changed on its way.
  await page.route('**/api/auth/getUserByAccessToken', async (route) => {
    const isOffered = route.request().headers().authorization === `Bearer ${token}`;
    if (!isOffered) return route.continue();
    const response = await route.fetch();
    const user = { ...(await response.json()), id: product.agentId, displayName: 'Kim Holm' };
    await route.fulfill({ response, json: user });
  });
  const before = await keptSession(page);
  await page.goto(linkWith(token));
  await expect(page.getByText(staff.text('guest.byToken.introduction.other', { name }))).toBeVisible();
  await staff.button('guest.byToken.stay', { name }).click();
  await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
  expect(await keptSession(page)).toEqual(before);

  await page.goto(linkWith(token));
  await staff.button('guest.byToken.continue', { name: 'Kim Holm' }).click();
  await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
  expect((await keptSession(page)).join()).toContain(token);
});
