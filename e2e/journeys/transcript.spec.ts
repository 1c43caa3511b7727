import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { endpoints, hubPath } from '../../packages/contract/src/index.ts';
import { asBuilder } from '../helpers/as-builder.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language, TextPath } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { beginConversation } from '../helpers/visitor-by-calls.ts';

const messages = 320;
/** More than a screen of them, and more than is drawn at once where nothing is unread. */
const unread = 150;
const words = {
  da: {
    first: 'Hej, er der nogen?',
    number: 'Besked nummer',
    later: 'En ny besked',
    last: 'Endnu en besked',
    unread: 'Ulæst nummer',
  },
  en: {
    first: 'Hello, is anybody there?',
    number: 'Message number',
    later: 'One more',
    last: 'And another',
    unread: 'Unread number',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`a long conversation opens at its end, is read from its beginning and stays in place (${language})`, async ({
    browser,
  }) => {
    const said = words[language];
    const { chatToken, say } = await longConversation(language);
    const { page, transcript, text } = await openChat(browser, language, chatToken);
    const newMessages = page.getByRole('button', { name: text('chat.conversation.newMessages') });
    const end = transcript.getByText(`${said.number} ${messages}.`);
    const beginning = transcript.getByText(said.first);

    await test.step('it opens at its end, and all of it comes to be there', async () => {
      await expect(end).toBeInViewport();
      await expect(beginning).toBeAttached();
      await expect(end).toBeInViewport();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('it stays there while a composer grows in the same frame in which it scrolls', async () => {
      await transcript.evaluate((box: HTMLElement) => {
        box.style.maxHeight = '240px';
        box.dispatchEvent(new Event('scroll'));
      });
      await expect(end).toBeInViewport();
      await transcript.evaluate((box: HTMLElement) => box.style.removeProperty('max-height'));
      await expect(end).toBeInViewport();
    });

    await test.step('with the keys, its beginning is reached', async () => {
      await transcript.focus();
      await page.keyboard.press('Home');
      await expect(beginning).toBeInViewport();
    });

    await test.step('who reads above stays there when something comes, and is told', async () => {
      const read = transcript.getByText(`${said.number} 100.`);
      await read.scrollIntoViewIfNeeded();
      const place = await restingPlace(read);
      await say(said.later);
      await expect(newMessages).toBeVisible();
      expect(await restingPlace(read)).toBe(place);
      await newMessages.click();
      await expect(transcript.getByText(said.later)).toBeInViewport();
      await expect(newMessages).toBeHidden();
    });

    await test.step('at the end, it follows; only what is new is announced', async () => {
      await say(said.last);
      await expect(transcript.getByText(said.last)).toBeInViewport();
      await expect(newMessages).toBeHidden();
      const live = (message: Locator) =>
        message.evaluate((element) => element.closest('[aria-live], [role=log]')?.getAttribute('aria-live'));
      expect(await live(transcript.getByText(said.last))).toBeNull();
      expect(await live(beginning)).toBe('off');
    });
    await page.context().close();
  });
}

test('who has scrolled to the top stays there while what was said earlier comes in', async ({ browser }) => {
  const { chatToken } = await longConversation('da');
  const isAtTop = Promise.withResolvers<void>();
  // Without the hub the whole log is asked for a few seconds after the newest of it; it comes when all stands ready.
  const { page, transcript } = await openChat(browser, 'da', chatToken, async (opened) => {
    await opened.routeWebSocket(
      (url) => url.pathname.startsWith(hubPath),
      (socket) => socket.close(),
    );
    await opened.route(`**${hubPath}**`, (route) => route.abort());
    await opened.route(
      ({ searchParams }) => searchParams.get('after') === '0',
      (route) => isAtTop.promise.then(() => route.continue()),
    );
  });
  const rows = transcript.getByText(/Besked nummer \d+/);
  await expect(rows.last()).toBeInViewport();
  await transcript.focus();
  // What is still being drawn above whoever is at the top comes in above them.
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return transcript.evaluate((log) => log.scrollTop);
    })
    .toBe(0);
  await expect(rows.first()).toBeInViewport();
  const read = transcript.getByText(await rows.first().innerText(), { exact: true });
  const place = await restingPlace(read);
  await expect(transcript.getByText(words.da.first)).not.toBeAttached();
  isAtTop.resolve();
  await expect(transcript.getByText(words.da.first)).toBeAttached();
  expect(Math.abs((await restingPlace(read)) - place)).toBeLessThan(2);
});

for (const language of journeyLanguages(import.meta.url)) {
  test(`who comes back begins at what is new, on another device too (${language})`, async ({ browser }) => {
    const said = words[language];
    const { chatToken, say } = await longConversation(language);
    const before = await openChat(browser, language, chatToken);
    const told = before.page.waitForResponse(
      (reply) => reply.url().includes('/chat/readMarks/agent/') && reply.request().method() === 'PUT',
    );
    await expect(before.transcript.getByText(`${said.number} ${messages}.`)).toBeInViewport();
    await told;
    await before.page.context().close();
    for (let number = 1; number <= unread; number++) await say(`${said.unread} ${number}.`);

    const { page, transcript, text } = await openChat(browser, language, chatToken);
    const line = transcript.getByRole('separator', { name: text('chat.conversation.newMessages') });
    const end = transcript.getByText(`${said.unread} ${unread}.`);
    const toEnd = page.getByRole('button', { name: text('chat.conversation.toEnd') });
    await expect(line).toBeInViewport();
    await expect(transcript.getByText(`${said.number} ${messages}.`)).toBeInViewport();
    await expect(transcript.getByText(`${said.unread} 1.`)).toBeInViewport();
    await expect(end).not.toBeInViewport();
    const place = await restingPlace(line);
    await expect(transcript.getByText(said.first)).toBeAttached();
    expect(Math.abs((await restingPlace(line)) - place)).toBeLessThan(2);
    expect(await violationsOf(page)).toEqual([]);

    await toEnd.press('Enter');
    await expect(end).toBeInViewport();
    await expect(toEnd).toBeHidden();
    await say(said.last);
    await expect(transcript.getByText(said.last)).toBeInViewport();
    await expect(line).toHaveCount(1);

    await page.keyboard.press('Escape');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(transcript.getByText(said.last)).toBeInViewport();
    await expect(line).toHaveCount(0);
  });
}

/** A conversation of some hundreds of messages, over the API; `say` adds one as the visitor. */
async function longConversation(language: Language) {
  const said = words[language];
  const { agentId } = product;
  const call = await asBuilder(product);
  const { id } = await call(endpoints.auth.getUserByAccessToken);
  const { chatToken, say } = await beginConversation(product, language);
  await say(said.first);
  const params = { agentId, chatToken };
  await call(endpoints.conversations.takeOverChat, { params, body: { user: { id } } });
  for (let number = 1; number <= messages; number++) {
    const body = { clientId: crypto.randomUUID(), text: `${said.number} ${number}.` };
    await call(endpoints.conversations.sendChatMessage, { params, body });
  }
  return { chatToken, say };
}

async function openChat(
  browser: Browser,
  language: Language,
  chatToken: string,
  beforehand: (page: Page) => Promise<void> = async () => {},
) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const staff = new Console(await context.newPage(), product, language);
  await staff.signIn();
  await beforehand(staff.page);
  await staff.page.goto(`${product.url}/chat/chatToken/${chatToken}`);
  return { page: staff.page, transcript: staff.transcript, text: (path: TextPath) => staff.text(path) };
}

/** How far below the top of the log a message stands once nothing moves any more, in whole pixels. */
async function restingPlace(message: Locator): Promise<number> {
  return message.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let top = Number.NaN;
    for (let still = 0; still < 5; ) {
      const log = element.closest('[role=log]')?.getBoundingClientRect().top ?? Number.NaN;
      const now = Math.round(element.getBoundingClientRect().top - log);
      still = now === top ? still + 1 : 0;
      top = now;
      await frame();
    }
    return top;
  });
}
