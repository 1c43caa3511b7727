import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ChatConfig } from '@samtale/contract';
import { pngOf } from '../../apps/server/test/sample-files.ts';
import { Console } from '../helpers/console.ts';
import { shopPage, useForeignSite } from '../helpers/foreign-site.ts';
import { giveFile } from '../helpers/give-file.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

const product = useProduct();
const site = useForeignSite();
const question = 'Hvornår har I åbent?';
const opening = /9\.30/;
const person = 'Jeg vil gerne tale med et menneske';

/** A visitor of the demo's page with a widget of these settings. */
async function visitorOf(page: Page, look: Partial<ChatConfig> = {}): Promise<Widget> {
  const maker = new WidgetMaker(page.request, product);
  await maker.clear();
  const { clientKey } = await maker.make(new URL(product.url).host, look);
  const visitor = new Widget(page, 'da');
  await visitor.open(`${product.url}/demo/${clientKey}?language=da`);
  return visitor;
}

async function staffOf(browser: Browser): Promise<Console> {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await staff.signIn();
  return staff;
}

// The first: who of the staff has signed in counts as there for a while.
test('a message is left when nobody is there', async ({ page, browser }) => {
  const visitor = await visitorOf(page);
  await visitor.say(person);
  const send = visitor.frame.getByRole('button', { name: 'Læg besked' });
  await send.click();
  const name = visitor.frame.getByLabel('Navn');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.frame.getByText('Skriv en gyldig e-mailadresse.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await name.fill('Bo');
  await visitor.frame.getByLabel('E-mail').fill('bo@example.com');
  await visitor.frame.getByLabel('Besked', { exact: true }).fill('Ring til mig om min cykel');
  await send.click();
  await expect(visitor.said('visitor').last()).toContainText('Ring til mig om min cykel');
  await expect(visitor.log).toContainText('Tak. Din besked er gemt til vores medarbejdere.');
  await expect(send).toHaveCount(0);
  await visitor.comeBack();
  await expect(visitor.log).toContainText('Tak. Din besked er gemt til vores medarbejdere.');
  await expect(send).toHaveCount(0);

  const staff = await staffOf(browser);
  await staff.openChat('Ring til mig om min cykel');
  const to = 'bo@example.com';
  await expect(staff.transcript).toContainText(staff.text('chat.note.messageLeft', { name: 'Bo', to }));
  await expect(staff.transcript).toContainText(staff.text('chat.note.customerRecognised'));
  const staysHere = staff.page.getByText(staff.text('chat.composer.staysHere.email', { to }));
  await staff.takeOver();
  await expect(staff.composer).toBeVisible();
  await expect(staysHere).toHaveCount(0);
  await page.close();
  await expect(staysHere).toBeVisible();
  await staff.page.setViewportSize({ width: 1440, height: 900 });
  const typed = staff.page.getByRole('region', { name: staff.text('chat.details.values.title') });
  await expect(typed).toContainText('NavnBo');
  await expect(typed).toContainText('bo@example.com');
  expect(await violationsOf(staff.page)).toEqual([]);
  await staff.composer.fill('Det gør vi i morgen');
  await staff.composer.press('Enter');
  await expect(staff.transcript).toContainText('Det gør vi i morgen');
  // This server sends no mail, which is said where the reply is written.
  await expect(staff.transcript).not.toContainText(staff.text('chat.note.answerSending', { to }));
});

test('an answer is rated, the rating is kept, and the staff see it', async ({ page, browser }) => {
  const visitor = await visitorOf(page);
  const like = visitor.frame.getByRole('button', { name: 'Svaret var nyttigt' });
  const dislike = visitor.frame.getByRole('button', { name: 'Svaret hjalp ikke' });
  await expect(visitor.said('bot').first()).toBeVisible();
  await visitor.ask(question, opening);
  // The welcome is not rated.
  await expect(like).toHaveCount(1);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await dislike.click();
  const missing = visitor.frame.getByLabel('Hvad manglede der?');
  await missing.fill('Hvad med helligdage?');
  expect(await violationsOf(page)).toEqual([]);
  await missing.press('Enter');
  await expect(visitor.frame.getByText('Tak for din besked.')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await visitor.comeBack();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await visitor.ask('Hvor ligger butikken?', /./);
  await expect(dislike).toHaveCount(2);
  await expect(dislike.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(dislike.last()).toHaveAttribute('aria-pressed', 'false');

  const staff = await staffOf(browser);
  await staff.openChat('Hvad med helligdage?');
  await expect(staff.transcript).toContainText(staff.text('chat.note.answerDisliked'));
});

const look = { enableUpload: true, enableDragAndDrop: true };

test('files are chosen, dropped and pasted, and sent once', async ({ page }) => {
  const visitor = await visitorOf(page, look);
  const attached = visitor.frame.getByRole('list', { name: 'Vedhæftede filer' }).getByRole('listitem');
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles([
    { name: 'skade.png', mimeType: 'image/png', buffer: pngOf(120, 80) },
    { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh') },
    { name: 'tom.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ]);
  await expect(attached).toHaveCount(3);
  await expect(attached.nth(1)).toContainText(
    'Filtypen understøttes ikke. Vælg et billede, et dokument eller en lyd- eller videofil (mp3, mp4).',
  );
  await expect(attached.nth(2)).toContainText('Filen er tom.');
  expect(await violationsOf(page)).toEqual([]);
  await visitor.frame.getByRole('button', { name: 'Fjern x.png' }).click();
  await visitor.frame.getByRole('button', { name: 'Fjern tom.txt' }).click();

  const note = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Ramme nr. 1') });
  await giveFile('drop', visitor.composer, note('sluppet.txt'));
  await giveFile('paste', visitor.composer, note('sat-ind.txt'));
  await expect(attached).toHaveCount(3);
  await expect(attached.locator('progress')).toHaveCount(0);
  await visitor.composer.press('Enter');
  await expect(attached).toHaveCount(0);
  const own = visitor.said('visitor');
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('img', { name: 'skade.png' })).toBeVisible();
  await expect(own).toContainText('sluppet.txt');
  await expect(own).toContainText('sat-ind.txt');
  await expect(own.locator('.state')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await visitor.comeBack();
  await expect(own.getByRole('img', { name: 'skade.png' })).toBeVisible();
  await expect(own).toHaveCount(1);
});

test('a file that is lost on the way can be sent again', async ({ page }) => {
  const visitor = await visitorOf(page, look);
  await page.route('**/api/widget/file*', (route) => route.abort(), { times: 1 });
  const choosing = page.waitForEvent('filechooser');
  await visitor.frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') });
  await expect(visitor.frame.getByText('Blev ikke sendt.')).toBeVisible();
  await visitor.frame.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(visitor.frame.getByText('Blev ikke sendt.')).toHaveCount(0);
  await visitor.composer.fill('Se her');
  await visitor.frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(visitor.said('visitor')).toContainText('a.txt');
});

test('without leave no files are sent', async ({ page }) => {
  const visitor = await visitorOf(page);
  await visitor.ask(question, opening);
  await expect(visitor.frame.getByRole('button', { name: 'Svaret var nyttigt' })).toBeVisible();
  await expect(visitor.frame.getByRole('button', { name: 'Vedhæft filer' })).toHaveCount(0);
});

test('a conversation that is over is rated at the click, and words may follow', async ({ page, browser }) => {
  const visitor = await visitorOf(page);
  await visitor.ask(question, opening);
  const staff = await staffOf(browser);
  await staff.openChat(question);
  await staff.takeOver();
  await staff.choose('chat.endChat.button');
  await staff.page
    .getByRole('dialog')
    .getByRole('button', { name: staff.text('chat.endChat.confirm') })
    .click();
  const rating = visitor.frame.getByRole('group', { name: 'Hvordan var samtalen?' });
  await rating.getByRole('radio', { name: '1 af 5' }).focus();
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight');
  await expect(rating.getByRole('radio', { name: '4 af 5' })).toBeChecked();
  const given = staff.text('chat.note.chatRated', { name: '4' });
  await expect(staff.transcript).toContainText(given);
  await expect(
    staff.page
      .getByRole('banner')
      .or(staff.page.locator('header'))
      .getByRole('img', { name: staff.text('chat.rating.given', { stars: '4', most: '5' }) }),
  ).toBeVisible();
  await visitor.frame.getByLabel('Fortæl gerne mere').fill('Hurtigt svar');
  expect(await violationsOf(page)).toEqual([]);
  await visitor.frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(visitor.frame.getByText('Tak for din vurdering.')).toBeVisible();
  await expect(staff.transcript).toContainText('Hurtigt svar');
  await expect(staff.transcript.getByText(given)).toHaveCount(1);
  await visitor.comeBack();
  const restart = visitor.frame.getByRole('button', { name: 'Start en ny samtale' });
  await expect(restart).toBeVisible();
  await expect(visitor.frame.getByRole('button', { name: 'Svaret var nyttigt' })).toBeVisible();
  await expect(rating.getByRole('radio', { name: '4 af 5' })).toBeChecked();
  await restart.press('Enter');
  await expect(visitor.composer).toBeFocused();
});

test('what the page tells is known before the first answer', async ({ page, browser }) => {
  const client = await new WidgetMaker(page.request, product).make(site.host);
  const told = `<script>samtale = (...call) => (samtale.q = samtale.q || []).push(call);
samtale('set', { plan: 'Basis' });</script><script async src="${client.scriptUrl}"></script>`;
  site.show(shopPage(told));
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/widget/told')) posts.push(request.postData() ?? '');
  });
  const visitor = new Widget(page, 'en');
  await visitor.open(site.url);
  expect(posts).toEqual([]);
  await visitor.ask('When are you open?', /9:30/);
  expect(posts).toHaveLength(1);
  await page.evaluate("samtale('set', { plan: 'Basis' })");
  await page.evaluate("samtale('set', { plan: 'Pro' })");
  await expect.poll(() => posts.length).toBe(2);
  const staff = await staffOf(browser);
  await staff.openChat('When are you open?');
  await expect(staff.transcript).toContainText('plan: Pro');
  const words = await staff.transcript.innerText();
  expect(words.indexOf('Basis')).toBeGreaterThan(-1);
  expect(words.indexOf('Basis')).toBeLessThan(words.indexOf('When are you open?'));
});

test('a transcript is not offered where the server sends no mail', async ({ page }) => {
  const visitor = await visitorOf(page);
  await visitor.ask(question, opening);
  await visitor.frame.getByRole('button', { name: 'Menu' }).click();
  await expect(visitor.frame.getByRole('button', { name: 'Start en ny samtale' })).toBeVisible();
  await expect(visitor.frame.getByRole('button', { name: 'Få samtalen på mail' })).toBeHidden();
});
