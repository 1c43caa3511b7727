import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { Language } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    person: 'Jeg vil gerne tale med et menneske',
    first: 'Min ordre er ikke kommet',
    second: 'Jeg venter også',
    reply: 'Hej, lad mig se på det.',
    note: 'Har ringet to gange før',
    later: 'Hej, jeg har overtaget sagen.',
    half: 'Jeg undersøger lige',
    after: 'Hvornår har I åbent?',
    answer: /9\.30/,
    next: 'Du er den næste i køen',
    number: 'Du er nummer 2 i køen',
    handedOver: 'Du er stillet videre til Demo Kollega',
    ended: 'Samtalen er afsluttet',
    restart: 'Start en ny samtale',
    typing: 'Skriver …',
  },
  en: {
    person: 'I would like to talk to a person',
    first: 'My order has not arrived',
    second: 'I am waiting as well',
    reply: 'Hello, let me have a look.',
    note: 'Has called twice before',
    later: 'Hello, I have taken over.',
    half: 'I am just looking',
    after: 'When are you open?',
    answer: /9:30/,
    next: 'You are next in the queue',
    number: 'You are number 2 in the queue',
    handedOver: 'You have been handed over to Demo Kollega',
    ended: 'The conversation has ended',
    restart: 'Start a new conversation',
    typing: 'Typing…',
  },
} as const;

const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`two visitors and two of the staff (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await newPage(browser), product, language);
    await staff.signIn();
    await staff.trained();
    const other = new Console(await newPage(browser), { ...product, user: product.colleague }, language);
    await other.signInToChat();
    const first = await visitorOf(browser, language);
    const second = await visitorOf(browser, language);

    await test.step('who asks for a person is told their place', async () => {
      await first.say(said.first);
      await first.say(said.person);
      await expect(first.frame.getByText(said.next)).toBeVisible();
      await second.say(said.second);
      await second.say(said.person);
      await expect(second.frame.getByText(said.number)).toBeVisible();
    });

    await test.step('one takes the first over; the second moves up', async () => {
      await staff.goTo('chat');
      await staff.page.getByRole('tab', { name: staff.text('chat.tab.awaiting') }).click();
      await expect(rows(staff)).toHaveCount(2);
      await rows(staff).first().click();
      await expect(staff.transcript).toContainText(said.first);
      await staff.takeOver();
      await expect(second.frame.getByText(said.next)).toBeVisible();
    });

    await test.step('both sides see that the other writes, and what was seen', async () => {
      await staff.composer.pressSequentially(said.reply);
      await expect(first.frame.getByLabel(said.typing)).toBeVisible();
      await staff.composer.press('Enter');
      await expect(first.said('staff')).toContainText(said.reply);
      await expect(staff.transcript).toContainText(staff.text('chat.outgoing.seen'));
      await first.composer.pressSequentially('…');
      const typing = staff.text('chat.conversation.typing_one', {
        names: staff.text('chat.from.endUser'),
      });
      await expect(staff.transcript).toContainText(typing);
    });

    await test.step('a note is for the colleagues, who see who else looks', async () => {
      await staff.note(said.note);
      const address = new URL(staff.page.url()).pathname;
      await other.page.goto(product.url + address);
      await expect(other.transcript).toContainText(said.note);
      await expect(other.page.getByRole('img', { name: /Demo Bruger/ })).toBeVisible();
      await expect(first.log).not.toContainText(said.note);
    });

    await test.step('handed over, it is the colleague’s', async () => {
      await staff.choose('chat.handOver.button');
      await staff.page
        .getByRole('dialog')
        .getByRole('button', { name: /Demo Kollega/ })
        .click();
      await expect(first.log).toContainText(said.handedOver);
      await expect(other.button('chat.takeOver.leave')).toBeVisible();
      await other.reply(said.later);
      await expect(first.said('staff').last()).toContainText(said.later);
    });

    await test.step('who it is taken from is told, and keeps what was being written', async () => {
      await other.composer.fill(said.half);
      await staff.button('chat.takeOver.from', { name: 'Demo Kollega' }).click();
      await staff.page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('chat.takeOver.fromConfirm'), exact: true })
        .click();
      const name = 'Demo Bruger';
      await expect(
        other.page.getByText(other.text('chat.notify.takenFrom', { name }), { exact: true }),
      ).toBeVisible();
      const place = other.page
        .getByRole('status')
        .filter({ hasText: other.text('chat.composer.takenFrom', { name }) });
      await expect(place).toContainText(other.text('chat.composer.draftKept'));
      await other.button('chat.takeOver.from', { name }).click();
      await other.page
        .getByRole('dialog')
        .getByRole('button', { name: other.text('chat.takeOver.fromConfirm'), exact: true })
        .click();
      await expect(other.composer).toHaveValue(said.half);
      await other.composer.fill('');
    });

    await test.step('ended, the bot is there for what comes next', async () => {
      await end(other);
      await expect(first.log).toContainText(said.ended);
      await first.frame.getByRole('button', { name: said.restart }).click();
      await first.ask(said.after, said.answer);
    });
    await test.step('the second is seen to as well', async () => {
      await staff.page.getByRole('tab', { name: staff.text('chat.tab.awaiting') }).click();
      await rows(staff).first().click();
      await staff.takeOver();
      await end(staff);
      await expect(second.log).toContainText(said.ended);
    });
    for (const { page } of [staff, other, first, second]) await page.context().close();
  });
}

for (const language of journeyLanguages(import.meta.url)) {
  test(`a customer is invited into a conversation (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await newPage(browser), product, language);
    await staff.startAt('customers');
    await expect(staff.page.getByRole('treeitem').first()).toBeVisible();
    await staff.page.getByRole('tree').focus();
    await staff.page.keyboard.press('Home');
    await staff.page.keyboard.press('Enter');
    await staff.button('customers.begin.button').click();
    await staff.button('customers.begin.confirm').click();
    // This server sends no mail, so whoever began it passes the address on.
    const address = await staff.page.getByLabel(staff.text('customers.begin.address')).inputValue();
    expect(await violationsOf(staff.page)).toEqual([]);
    await staff.button('customers.begin.open').click();
    await staff.reply(said.reply);
    const page = await newPage(browser);
    await page.goto(address);
    await expect(page.locator('.entry.staff')).toContainText(said.reply);
    await page.getByRole('textbox').fill(said.first);
    await page.keyboard.press('Enter');
    await expect(staff.transcript).toContainText(said.first);
    await page.reload();
    await expect(page.locator('.entry.visitor')).toContainText(said.first);
    for (const opened of [page, staff.page]) await opened.context().close();
  });
}

const rows = (staff: Console) =>
  staff.page.getByRole('listbox', { name: staff.text('chat.list.label') }).getByRole('option');

async function end(staff: Console): Promise<void> {
  await staff.choose('chat.endChat.button');
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByRole('button', { name: staff.text('chat.endChat.confirm') }).click();
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

async function visitorOf(browser: Browser, language: Language): Promise<Widget> {
  const visitor = new Widget(await newPage(browser), language);
  await visitor.open(`${product.widget}?language=${language}`);
  return visitor;
}
