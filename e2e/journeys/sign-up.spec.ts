import { expect, test } from '@playwright/test';
import { Console, signedIn } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { openMailTo } from '../helpers/mailbox.ts';
import { useProduct } from '../helpers/product.ts';
import { useShopSite } from '../helpers/shop-site.ts';
import { confirmedSignUp, confirmWords } from '../helpers/sign-up-company.ts';
import { consoleText, type Language, type TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

const site = useShopSite();
const product = useProduct({
  settings: { SAMTALE_MAIN_SITE: 'https://www.example.com/da', SAMTALE_ALLOWED_HOSTS: '127.0.0.1' },
});

const question = {
  da: 'hvor mange dage holder surdejsbrødet sig frisk?',
  en: 'how many days does the sourdough keep fresh?',
};
/** What the website says, and no flow. */
const answer = {
  da: 'Surdejsbrødet holder sig frisk i fem dage.',
  en: 'The sourdough keeps fresh for five days.',
};

for (const language of journeyLanguages(import.meta.url)) {
  test(`a trial, from sign-up to the first answered question (${language})`, async ({ browser }) => {
    // A bot is built and trained meanwhile.
    test.slow();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const guest = new Console(await context.newPage(), product, language);
    const { page } = guest;
    const words = (path: TextIn<'guest'>, values?: Record<string, string>) =>
      guest.text(`guest.${path}`, values);
    const field = (path: TextIn<'guest'>) => page.getByLabel(words(path), { exact: true });
    const domain = `bergsbroed-${language}.example`;
    const email = `anna@${domain}`;
    site.pages.clear();
    const mail = `brod@${domain}`;
    const call = `<a href="tel:70 12 34 56">70 12 34 56</a> <a href="mailto:${mail}">${mail}</a>`;
    const hours = '<script type="application/ld+json">{"openingHours":"Mo-Fr 7-15"}</script>';
    site.pages.set('/', { title: 'Bergs Brød', text: `${answer[language]} ${call} ${hours}` });
    await guest.openLogin();

    await test.step('what is missing is said', async () => {
      await page.getByRole('link', { name: guest.text('auth.login.signUp') }).click();
      await expect(field('signup.firstName')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await guest.button('guest.signup.submit').click();
      for (const key of ['firstName', 'lastName', 'company', 'email', 'terms'] as const)
        await expect(page.getByText(words(`signup.validation.${key}`))).toBeVisible();
      await expect(field('signup.firstName')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await field('signup.email').fill('anna@gmail.com');
      await guest.button('guest.signup.submit').click();
      await expect(page.getByText(words('signup.validation.freeMail'))).toBeVisible();
    });

    await test.step('a link is mailed', async () => {
      await field('signup.firstName').fill('Anna');
      await field('signup.lastName').fill('Berg');
      await field('signup.company').fill('Bergs Brød');
      await field('signup.email').fill('ana@bergsbroed.example');
      await page.getByRole('checkbox').check();
      // It is left for another screen, and loaded again.
      await page.getByRole('link', { name: words('signup.logIn'), exact: true }).click();
      await page.getByRole('link', { name: guest.text('auth.login.signUp') }).click();
      await page.reload();
      await expect(field('signup.company')).toHaveValue('Bergs Brød');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await guest.button('guest.signup.submit').click();
      // The address was wrong.
      await guest.button('guest.signup.sent.correct').click();
      await expect(field('signup.email')).toHaveValue('ana@bergsbroed.example');
      await expect(field('signup.email')).toBeFocused();
      await field('signup.email').fill(email);
      await guest.button('guest.signup.submit').click();
      await expect(page.getByText(words('signup.sent.about', { email }))).toBeVisible();
      // What was typed is not kept once it has been sent.
      expect(await page.evaluate(() => sessionStorage.getItem('samtale.signUp'))).toBeNull();
      const mainSite = page.getByRole('link', {
        name: words('signup.mainSite', { site: 'www.example.com' }),
      });
      await expect(mainSite).toHaveAttribute('href', 'https://www.example.com/da');
      expect(await violationsOf(page)).toEqual([]);
    });

    // Whoever is signed in in this browser meanwhile is not who goes on in the end.
    await guest.signIn();
    const { body } = await openMailTo(page, product, email);
    const opened = context.waitForEvent('page');
    await body.getByRole('link', { name: confirmWords[language] }).click();
    const tab = await opened;
    const wizard = new Console(tab, product, language);

    await test.step('the wizard asks for a password and a bot', async () => {
      await expect(tab.getByRole('heading', { name: 'Bergs Brød' })).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      await tab.getByLabel(words('resetPassword.newPassword'), { exact: true }).fill('rugbrød og smør');
      await tab.getByLabel(words('resetPassword.confirmPassword'), { exact: true }).fill('rugbrød og smør');
      await wizard.button('guest.newAgent.next').click();
      await expect(tab.getByRole('radio', { name: words('newAgent.kind.service.title') })).toBeChecked();
      expect(await violationsOf(tab)).toEqual([]);
    });

    const trade = tab.getByLabel(words('newAgent.trade'));
    const website = tab.getByLabel(words('newAgent.website'), { exact: true });
    const chosenTrade = trade.locator('option:checked');
    await test.step('what the company does has to be said, its website need not', async () => {
      await expect(website).toHaveValue(domain);
      await website.fill('bergs brød');
      await wizard.button('guest.newAgent.submit').click();
      await expect(trade).toBeFocused();
      await expect(trade).toHaveAccessibleDescription(words('newAgent.validation.trade'));
      await expect(website).toHaveAccessibleDescription(
        wizard.text('settings.settings.companyFacts.website'),
      );
      expect(await violationsOf(tab)).toEqual([]);
      await trade.selectOption(words('newAgent.trades.shop'));
      await website.fill('');
    });

    await test.step('what was entered is there after going back, by either way', async () => {
      const kind = (name: TextIn<'guest.newAgent.kind', '.title'>) =>
        tab.getByRole('radio', { name: words(`newAgent.kind.${name}.title`) });
      const password = tab.getByLabel(words('resetPassword.newPassword'), { exact: true });
      await kind('sales').check({ force: true });
      await tab.goBack();
      await expect(password).toHaveValue('rugbrød og smør');
      await tab.goForward();
      await expect(kind('sales')).toBeChecked();
      await expect(chosenTrade).toHaveText(words('newAgent.trades.shop'));
      await expect(website).toHaveValue('');
      await kind('service').check({ force: true });
      await wizard.button('guest.newAgent.back').click();
      await expect(password).toHaveValue('rugbrød og smør');
      await wizard.button('guest.newAgent.next').click();
      await expect(kind('service')).toBeChecked();
      // What was entered is not kept over a reload: it begins with the password again.
      await tab.reload();
      await expect(password).toHaveValue('');
      await password.fill('rugbrød og smør');
      await tab.getByLabel(words('resetPassword.confirmPassword'), { exact: true }).fill('rugbrød og smør');
      await wizard.button('guest.newAgent.next').click();
      await expect(kind('service')).toBeChecked();
    });

    await test.step('the wizard ends in a bot', async () => {
      await trade.selectOption(words('newAgent.trades.shop'));
      await website.fill(site.url);
      await context.addCookies([{ name: 'menuTour', value: 'done', url: product.url }]);
      await wizard.button('guest.newAgent.submit').click();
      await expect(tab.getByRole('heading', { name: wizard.text('flows.title') })).toBeVisible();
      await expect(tab.getByText(email)).toBeVisible();
      expect(await tab.evaluate(() => 'navigation' in window && window.navigation.canGoBack)).toBe(false);
      await expect(page).toHaveURL(/mailbox/);
    });

    await test.step('what only the company can say is asked for first', async () => {
      const first = tab.getByRole('region', { name: wizard.text('flows.firstSteps.title') });
      const hours = first.getByRole('link', {
        name: new RegExp(`^${wizard.text('flows.companyValue.openingHours')}`, 'i'),
      });
      await expect(hours).toHaveAttribute('href', '/settings/officeTime');
      // What the wizard was told is not asked for again.
      await expect(
        first.getByText(wizard.text('flows.companyValue.companyWebsite'), { exact: true }),
      ).toHaveCount(0);
    });

    await test.step('the bot answers a visitor from the website', async () => {
      const open = tab.getByRole('button', { name: wizard.text('around.widget.open') });
      await open.click();
      const widget = tab.frameLocator('iframe');
      const say = widget.getByRole('textbox');
      await expect(async () => {
        await say.fill(question[language]);
        await say.press('Enter');
        await expect(widget.getByText(answer[language]).first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
    });

    await test.step('what the website says is taken where it is asked for', async () => {
      await tab.goto(`${product.url}/intent/list`);
      const first = tab.getByRole('region', { name: wizard.text('flows.firstSteps.title') });
      const take = first.getByRole('button', {
        name: wizard.text('flows.firstSteps.takeLabel', { value: mail }),
      });
      await expect(first.getByText(wizard.text('flows.firstSteps.hoursOnWebsite'))).toBeVisible();
      expect(await violationsOf(tab)).toEqual([]);
      await take.click();
      await expect(
        tab.getByText(wizard.text('settings.settings.saveSuccess'), { exact: true }),
      ).toBeVisible();
      await expect(take).toBeHidden();
    });

    await test.step('so it is in the settings', async () => {
      await tab.goto(`${product.url}/settings/company`);
      const phone = tab.getByLabel(wizard.text('settings.company.companyPhone'), { exact: true });
      await expect(phone).toHaveValue('');
      await tab
        .getByRole('button', { name: wizard.text('settings.company.take', { value: '70 12 34 56' }) })
        .click();
      await expect(phone).toHaveValue('70 12 34 56');
      await expect(phone).toBeFocused();
      expect(await violationsOf(tab)).toEqual([]);
      await wizard.button('shell.action.save').click();
      await expect(
        tab.getByText(wizard.text('settings.settings.saveSuccess'), { exact: true }),
      ).toBeVisible();
    });

    await test.step('so are its opening hours', async () => {
      await tab.goto(`${product.url}/settings/officeTime`);
      const said = { da: 'mandag–fredag kl. 7–15', en: 'Monday–Friday 7:00–15:00' }[language];
      const take = tab.getByRole('button', { name: new RegExp(`: ${said}`) });
      expect(await violationsOf(tab)).toEqual([]);
      await take.click();
      await expect(take).toBeHidden();
      await expect(tab.getByLabel(/^(Fra|From)/).first()).toHaveValue('07:00');
      await wizard.button('shell.action.save').click();
      await expect(tab.getByText(wizard.text('settings.officeTimes.saved'), { exact: true })).toBeVisible();
    });

    await test.step('who signs up again is told that there is a user', async () => {
      const other = new Console(
        await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(),
        product,
        language,
      );
      await other.openLogin();
      await other.page.goto(`${product.url}/signup?type=0`);
      await expect(other.page.getByRole('radio', { name: words('signup.voice') })).toBeChecked();
      const typed = { firstName: 'Anna', lastName: 'Berg', company: 'Bergs Brød', email };
      for (const name of ['firstName', 'lastName', 'company', 'email'] as const)
        await other.page.getByLabel(words(`signup.${name}`), { exact: true }).fill(typed[name]);
      await other.page.getByRole('checkbox').check();
      await other.button('guest.signup.submit').click();
      await expect(other.page.getByText(words('signup.error.userExists'))).toBeVisible();
    });
  });

  test(`the number of a voice bot is asked for, and those who look after numbers see it (${language})`, async ({
    browser,
  }) => {
    const company = { da: 'Tangs Tømrer', en: 'Tang Timber' }[language];
    const written = { da: '20 31 42 50', en: '+45 20 31 42 51' }[language];
    const number = { da: '+45 20 31 42 50', en: '+45 20 31 42 51' }[language];
    const email = `tove@tang-${language}.example`;
    const path = '/signup?type=0';
    const { wizard } = await confirmedSignUp(browser, product, language, { company, email, path });
    const { page: tab } = wizard;
    const context = tab.context();
    const field = tab.getByLabel(wizard.text('guest.newAgent.phoneNumber'), { exact: true });
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await context.addCookies([{ name: 'menuTour', value: 'done', url: product.url }]);
    await field.fill(written);
    await wizard.button('guest.newAgent.submit').click();
    await expect(tab.getByRole('heading', { name: wizard.text('flows.title') })).toBeVisible();

    const admin = await signedIn(browser, product, language);
    const asked = admin.page.getByLabel(admin.text('agents.field.wantedPhoneNumber'), { exact: true });
    await admin.goTo('agents');
    await admin.page.getByRole('searchbox', { name: admin.text('agents.list.search') }).fill(written);
    await expect(admin.page).toHaveURL(/search=/);
    await expect(admin.page.getByRole('option')).toHaveCount(1);
    await expect(admin.page.getByRole('option').filter({ hasText: company })).toContainText(number);
    await admin.goTo('phoneNumbers');
    const line = admin.page.getByRole('list', { name: admin.text('phoneNumbers.wanted') });
    const ofCompany = line.getByRole('listitem').filter({ hasText: company });
    await expect(admin.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(admin.page)).toEqual([]);
    await ofCompany.getByRole('link', { name: number }).click();
    await expect(asked).toHaveValue(number);
    await asked.fill('12 34');
    await admin.button('shell.action.save').click();
    // The company that has just signed up has no number of its own yet either.
    const cvr = admin.page.getByLabel(admin.text('agents.field.cvr'), { exact: true });
    await cvr.fill('12345678');
    await admin.button('shell.action.save').click();
    await expect(asked).toHaveAccessibleDescription(admin.text('agents.agents.validation.phoneNumber'));
    await asked.fill('');
    await admin.button('shell.action.save').click();
    await expect(admin.page.getByText(admin.text('agents.profile.saved'))).toBeVisible();
    await admin.goTo('phoneNumbers');
    await expect(
      admin.page.getByRole('heading', { level: 1, name: admin.text('phoneNumbers.title') }),
    ).toBeVisible();
    await expect(ofCompany).toHaveCount(0);
  });
}

test('a browser that cannot do the work of a sign-up says so, and does not wait for ever', async ({
  browser,
}) => {
  const fill = async (guest: Console) => {
    const typed = { firstName: 'Anna', lastName: 'Berg', company: 'Bergs Brød', email: 'anna@berg.example' };
    await guest.page.goto(`${product.url}/signup`);
    for (const name of ['firstName', 'lastName', 'company', 'email'] as const)
      await guest.page.getByLabel(guest.text(`guest.signup.${name}`), { exact: true }).fill(typed[name]);
    await guest.page.getByRole('checkbox').check();
    await guest.button('guest.signup.submit').click();
  };
  const plain = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await plain.page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await fill(plain);
  await expect(plain.page.getByText(plain.text('guest.signup.error.insecure'))).toBeVisible();

  const broken = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await broken.page.route('**/api/auth/captcha', async (route) => {
    const reply = await route.fetch();
    const { parameters, ...rest } = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...rest, parameters: { ...parameters, salt: 'no salt' } },
    });
  });
  await fill(broken);
  await expect(broken.page.getByText(broken.text('shell.error.default'))).toBeVisible();
});

test('who has not chosen a language is met in that of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heading = (language: Language) =>
    page.getByRole('heading', { name: consoleText(language, 'guest.signup.heading_other', { count: '14' }) });
  await page.goto(`${product.url}/signup`);
  await expect(heading('en')).toBeVisible();
  await page.getByRole('button', { name: consoleText('en', 'shell.language.label') }).click();
  await page.getByRole('menuitemradio', { name: consoleText('en', 'shell.language.da') }).click();
  await expect(heading('da')).toBeVisible();
  await page.reload();
  await expect(heading('da')).toBeVisible();
});
