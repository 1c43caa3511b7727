import { expect, test } from '@playwright/test';
import { endpoints, LoginType, Role } from '@samtale/contract';
import { type OpenIdProvider, startOpenIdProvider } from '../../apps/server/test/open-id-provider.ts';
import { asBuilder } from '../helpers/as-builder.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { toast } from '../helpers/toast.ts';
import { violationsOf } from '../helpers/violations.ts';

let provider: OpenIdProvider;
const product = useProduct({
  settings: async () => {
    provider = await startOpenIdProvider();
    return {
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: 'Nordlys',
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    };
  },
});
test.afterAll(() => provider.close());

/** A colleague who signs in with a work account. */
async function addColleague(email: string): Promise<void> {
  const call = await asBuilder(product);
  await call(endpoints.auth.registerUser, {
    params: { agentId: product.agentId },
    body: {
      lang: 'da',
      model: {
        firstName: 'Kim',
        lastName: 'Holm',
        email,
        countryCode: 'DK',
        phoneNumber: '',
        teamIds: [],
        roleList: [Role.chatDeveloper],
        loginType: LoginType.workAccount,
        isActive: true,
      },
    },
  });
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`signing in with a work account, and out again (${language})`, async ({ browser }) => {
    const email = `kim.${language}@nordlys.example`;
    await addColleague(email);
    provider.accounts.set(`kim-${language}`, { email });
    provider.accounts.set(`boss-${language}`, { email: product.user });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const withNordlys = () =>
      page.getByRole('button', { name: staff.text('auth.login.signInWith', { name: 'Nordlys' }) });
    const signInThere = async (login: string) => {
      await withNordlys().click();
      await page.locator('[name=login]').fill(login);
      await page.locator('[name=password]').fill('any');
      await page.locator('[type=submit]').click();
      await page.locator('[type=submit]').click();
    };
    await staff.openLogin();
    await expect(withNordlys()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await test.step('who has a password is told so', async () => {
      await signInThere(`boss-${language}`);
      await expect(toast(page, staff.text('guest.login.logintype.usesPassword'))).toBeVisible();
      await expect(page).toHaveURL(`${product.url}/login`);
    });

    await test.step('who tries a password is told so', async () => {
      await page.getByLabel(staff.text('auth.login.userName')).fill(email);
      await page.getByLabel(staff.text('auth.login.password'), { exact: true }).fill('a password');
      await staff.button('auth.login.submit').click();
      const told = staff.text('auth.login.logintype.usernamepasswordFailed');
      await expect(page.getByText(told)).toBeVisible();
    });

    await test.step('who has a work account is in', async () => {
      await context.clearCookies();
      await context.addCookies([{ name: 'menuTour', value: 'done', url: product.url }]);
      // Not to be remembered, which holds for a work account too.
      await page.getByRole('checkbox', { name: staff.text('auth.login.rememberMe') }).uncheck();
      await signInThere(`kim-${language}`);
      await expect(page.getByRole('heading', { name: staff.text('flows.title') })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('samtale.session'))).toBeNull();
      await expect(page.getByText('Kim Holm')).toBeVisible();
    });

    await test.step('the profile has no forms for what belongs to the work account', async () => {
      await staff.goTo('profile');
      await expect(page.getByText(staff.text('profile.own.workAccount'))).toBeVisible();
      const change = (what: TextIn<'profile.own'>) =>
        staff.button('profile.own.changeWhat', { what: staff.text(`profile.own.${what}`) });
      await expect(change('name')).toBeVisible();
      for (const what of ['email', 'password'] as const) await expect(change(what)).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('the way out leads through the provider', async () => {
      await page.getByRole('link', { name: staff.text('shell.menu.logout') }).click();
      await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
      await page.locator('[name=logout], [type=submit]').first().click();
      await expect(page).toHaveURL(`${product.url}/login`);
    });
  });
}

test('whoever has not left from here does not come back', async ({ page }) => {
  await page.goto(`${product.url}/callback?code=x&state=y`);
  await expect(page).toHaveURL(`${product.url}/login`);
});
