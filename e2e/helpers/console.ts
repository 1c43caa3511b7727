import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';
import { consoleText, type Language, type TextPath } from './texts.ts';

/** Of the screens that journeys begin at. */
const addresses = {
  templates: '/template/list',
  entities: '/entities/list',
  training: '/training',
  customers: '/customers',
  agents: '/agent',
  team: '/team',
  profile: '/profile',
} as const;

/** The console as someone of the staff uses it, in one language. */
export class Console {
  readonly page: Page;
  readonly language: Language;
  private readonly product: Product;

  constructor(page: Page, product: Product, language: Language) {
    this.page = page;
    this.product = product;
    this.language = language;
  }

  text(path: TextPath, values?: Record<string, string>): string {
    return consoleText(this.language, path, values);
  }

  button(path: TextPath, values?: Record<string, string>) {
    return this.page.getByRole('button', { name: this.text(path, values), exact: true });
  }

  /** Signs in as who builds bots, behind the page: the form has journeys of its own, and takes its time in all others. */
  async signIn(): Promise<void> {
    await this.haveSession();
    await this.page.goto(`${this.product.url}/`);
    await expect(this.page.getByRole('heading', { name: this.text('flows.title') })).toBeVisible();
  }

  /** Begins at one of the screens, signed in. */
  async startAt(screen: keyof typeof addresses): Promise<void> {
    await this.haveSession();
    await this.page.goto(this.product.url + addresses[screen]);
  }

  /** Signs in as who builds bots by the form, which is in Danish until another language is chosen. */
  async signInByForm(beforehand: () => Promise<void> = async () => {}, tour?: 'new'): Promise<void> {
    await this.openLogin(tour);
    await beforehand();
    await this.fillSignIn();
    await expect(this.page.getByRole('heading', { name: this.text('flows.title') })).toBeVisible();
    await this.page
      .getByRole('group', { name: this.text('shell.flowLanguage.label') })
      .getByRole('button', { name: this.text(`shell.language.${this.language}`) })
      .click();
  }

  /** Fills in the form that is shown, and sends it. */
  async fillSignIn(): Promise<void> {
    await this.page.getByLabel(this.text('auth.login.userName')).fill(this.product.user);
    await this.page.getByLabel(this.text('auth.login.password'), { exact: true }).fill(this.product.password);
    await this.button('auth.login.submit').click();
  }

  /** Signs in as who only takes chats, and goes online. */
  async signInToChat(): Promise<void> {
    await this.haveSession();
    await this.page.goto(`${this.product.url}/`);
    await expect(
      this.page.getByRole('heading', { name: this.text('chat.title'), exact: true }),
    ).toBeVisible();
    await this.goOnline();
  }

  async goOnline(): Promise<void> {
    await this.page.getByRole('switch', { name: this.text('shell.presence.label') }).check();
  }

  /** Opens the sign-in in the console's language. */
  async openLogin(tour: 'seen' | 'new' = 'seen'): Promise<void> {
    if (tour === 'seen') await this.beShownAround();
    await this.page.goto(`${this.product.url}/`);
    await this.chooseLanguage();
  }

  /**
   * Keeps a session in the browser as the form would, with the languages that would be chosen by hand. The test then opens
   * the screen that it is about.
   */
  async haveSession(): Promise<void> {
    const { product, language, page } = this;
    await this.beShownAround();
    const login = await page.request.post(`${product.url}/api/auth/login`, {
      data: { userName: product.user, password: product.password, lang: language },
    });
    const { accessToken, refreshToken } = await login.json();
    const kept = {
      session: JSON.stringify({ tokens: { accessToken, refreshToken }, remember: true }),
      language,
    };
    // A page of the product that is none of the console's.
    await page.goto(`${product.url}/favicon.svg`);
    await page.evaluate(({ session, language }) => {
      localStorage.setItem('samtale.session', session);
      localStorage.setItem('samtale.language', language);
      localStorage.setItem('samtale.flowLanguage', language);
    }, kept);
  }

  /** Ends all sign-ins of the user, as from another device. */
  async signOutFromAfar(): Promise<void> {
    const { url, user, password } = this.product;
    const { request } = this.page;
    const login = await request.post(`${url}/api/auth/login`, {
      data: { userName: user, password, lang: this.language },
    });
    const { accessToken } = await login.json();
    const out = await request.delete(`${url}/api/auth/sessions`, {
      headers: { authorization: `Bearer ${accessToken.token}` },
      data: {},
    });
    expect(out.ok()).toBe(true);
  }

  /** Who has not been shown around would be, over what is tested. */
  private async beShownAround(): Promise<void> {
    const seen = ['menuTour', 'jobsTour', 'jobDetailTour', 'settingsTour', 'phoneTableTour'].map((name) => ({
      name,
      value: 'done',
      url: this.product.url,
    }));
    await this.page.context().addCookies(seen);
  }

  private async chooseLanguage(): Promise<void> {
    const danish = this.page.getByRole('heading', { name: consoleText('da', 'auth.login.welcome') });
    await expect(danish).toBeVisible();
    if (this.language === 'da') return;
    await this.page.getByRole('button', { name: consoleText('da', 'shell.language.label') }).click();
    await this.page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(this.page.getByRole('heading', { name: this.text('auth.login.welcome') })).toBeVisible();
  }

  /** Goes to a screen by the menu. */
  async goTo(
    entry:
      | 'jobs'
      | 'flows'
      | 'templates'
      | 'entities'
      | 'training'
      | 'chat'
      | 'customers'
      | 'settings'
      | 'subscriptions'
      | 'agents'
      | 'phoneNumbers'
      | 'subscription'
      | 'team'
      | 'profile'
      | 'help'
      | 'logout',
  ): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.text('shell.menu.label') })
      .getByRole('link', { name: this.text(`shell.menu.${entry}`), exact: true })
      .click();
  }

  /** Waits until the training strip tells of a release newer than `after`; returns its number. */
  async trained(after = 0): Promise<number> {
    const words = this.text('training.strip.version', { number: '' }).trim();
    const strip = this.page.getByRole('status').filter({ hasText: new RegExp(`${words} \\d+`) });
    let release = 0;
    await expect
      .poll(
        async () => {
          const shown = await strip.textContent({ timeout: 100 }).catch(() => null);
          release = Number(shown?.match(/\d+/)?.[0] ?? 0);
          return release;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(after);
    return release;
  }

  /** Opens the newest conversation, in which these words stand. */
  async openChat(words: string): Promise<void> {
    await this.goTo('chat');
    const list = this.page.getByRole('listbox', { name: this.text('chat.list.label') });
    await list.getByRole('option').first().click();
    await expect(this.transcript).toContainText(words);
  }

  get transcript() {
    return this.page.getByRole('log', { name: this.text('chat.conversation.log') });
  }

  async takeOver(): Promise<void> {
    await this.button('chat.takeOver.available').click();
    await expect(this.button('chat.takeOver.leave')).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.button('chat.takeOver.leave').click();
    await expect(this.button('chat.takeOver.available')).toBeVisible();
  }

  /** Where a person who has taken the conversation writes. */
  get composer() {
    return this.page.getByLabel(this.text('chat.composer.replyLabel'));
  }

  async reply(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Writes a note that only the staff see. */
  async note(text: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.text('chat.composer.note') }).check();
    const composer = this.page.getByLabel(this.text('chat.composer.noteLabel'));
    await composer.fill(text);
    await composer.press('Enter');
    await this.page.getByRole('radio', { name: this.text('chat.composer.reply'), exact: true }).check();
  }

  /** Chooses something from the open conversation's menu. */
  async choose(entry: TextPath): Promise<void> {
    await this.button('chat.menu.label').click();
    await this.page.getByRole('menuitem', { name: this.text(entry) }).click();
  }
}

/** The console in a browser of its own, in which nothing moves, signed in as who builds bots. */
export async function signedIn(browser: Browser, product: Product, language: Language): Promise<Console> {
  const staff = await newConsole(browser, product, language);
  await staff.signIn();
  return staff;
}

/** The same before any screen is open: the test opens the one that it is about. */
export async function withSession(browser: Browser, product: Product, language: Language): Promise<Console> {
  const staff = await newConsole(browser, product, language);
  await staff.haveSession();
  return staff;
}

async function newConsole(browser: Browser, product: Product, language: Language): Promise<Console> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return new Console(await context.newPage(), product, language);
}
