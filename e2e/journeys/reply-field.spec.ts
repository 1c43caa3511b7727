import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdf, pngOf } from '../../apps/server/test/sample-files.ts';
import { Console } from '../helpers/console.ts';
import { type GivenFile, giveFile } from '../helpers/give-file.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextPath } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: {
    person: 'Jeg vil gerne tale med et menneske',
    reply: 'Her er billedet og regningen',
    title: 'Hilsen',
    text: 'Hej {{fornavn}}, tak for din besked.',
    search: 'hils',
    flowSearch: '#åbningst',
    flowAnswer: /9\.30/,
    kept: 'Det her må ikke gå tabt',
    download: /^Hent regning.pdf/,
  },
  en: {
    person: 'I would like to talk to a person',
    reply: 'Here are the picture and the bill',
    title: 'Greeting',
    text: 'Hello {{firstname}}, thank you for your message.',
    search: 'greet',
    flowSearch: '#opening h',
    flowAnswer: /9:30/,
    kept: 'This must not be lost',
    download: /^Download regning.pdf/,
  },
} as const;

const picture = { name: 'terrasse.png', mimeType: 'image/png', buffer: pngOf(600, 400) };
const bill = { name: 'regning.pdf', mimeType: 'application/pdf', buffer: pdf };
const product = useProduct();

for (const language of journeyLanguages(import.meta.url)) {
  test(`files and answers in the reply field (${language})`, async ({ browser }) => {
    const said = words[language];
    const staff = new Console(await newPage(browser), product, language);
    const { page } = staff;
    await staff.signIn();
    await staff.trained();
    const visitor = new Widget(await newPage(browser), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.say(said.person);
    await staff.openChat(said.person);
    await staff.takeOver();
    const chips = page.getByRole('list', { name: staff.text('writing.file.list') });
    const answers = page.getByRole('listbox', { name: staff.text('writing.answers.label') });

    await test.step('a picture and a file go with the words, and the visitor sees them', async () => {
      await attach(page, [picture, bill]);
      await expect(chips.getByRole('img')).toHaveCount(0);
      await expect(chips.locator('img')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await staff.reply(said.reply);
      await expect(chips).toBeHidden();
      await expect(staff.transcript.getByRole('img', { name: picture.name })).toBeVisible();
      const entry = visitor.said('staff').last();
      await expect(entry).toContainText(said.reply);
      const shown = entry.getByRole('img', { name: picture.name });
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
      const saving = visitor.page.waitForEvent('download');
      await entry.getByRole('link', { name: said.download }).click();
      expect((await saving).suggestedFilename()).toBe(bill.name);
      expect(await violationsOf(visitor.page)).toEqual([]);
    });

    await test.step('files are pasted and dropped as well, and taken away again', async () => {
      await giveFile('paste', page.locator('textarea').first(), picture);
      await expect(chips.getByRole('listitem')).toHaveCount(1);
      await giveFile('drop', page.getByRole('log'), picture);
      await expect(chips.getByRole('listitem')).toHaveCount(2);
      const remove = staff.button('writing.file.remove', { name: picture.name });
      await remove.first().press('Enter');
      await remove.first().press('Enter');
      await expect(chips).toBeHidden();
    });

    await test.step('a canned reply is written', async () => {
      await staff.composer.pressSequentially('#');
      await answers.getByRole('option').last().click();
      await staff.button('writing.canned.add').first().click();
      const dialog = page.getByRole('dialog');
      const field = (path: TextPath) => dialog.getByRole('textbox', { name: staff.text(path), exact: true });
      await field('writing.canned.titleLabel').fill(said.title);
      await field('writing.canned.textLabel').fill(said.text);
      await dialog.locator('input[type=file]').setInputFiles(bill);
      await expect(staff.button('writing.canned.save')).toBeEnabled();
      expect(await violationsOf(page)).toEqual([]);
      await staff.button('writing.canned.save').click();
      await expect(page.getByRole('button', { name: said.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('# finds it, the keyboard chooses it, and what is not filled in is asked about', async () => {
      await staff.composer.pressSequentially(`#${said.search}`);
      const option = answers.getByRole('option', { name: said.title }).first();
      await expect(option).toHaveAttribute('aria-selected', 'true');
      const active = await staff.composer.getAttribute('aria-activedescendant');
      expect(await option.getAttribute('id')).toBe(active);
      expect(await violationsOf(page)).toEqual([]);
      await staff.composer.press('Escape');
      await expect(answers).toBeHidden();
      await expect(staff.composer).toHaveValue(`#${said.search}`);
      await staff.composer.press('Backspace');
      await staff.composer.press('Backspace');
      await expect(answers).toBeHidden();
      await staff.composer.fill('');
      await staff.composer.pressSequentially(`#${said.search}`);
      await expect(option).toBeVisible();
      await staff.composer.press('Enter');
      await expect(staff.composer).toHaveValue(said.text);
      await expect(chips).toContainText(bill.name);
      await staff.composer.press('Enter');
      await staff.button('shell.action.cancel').click();
      await expect(staff.composer).toHaveValue(said.text);
      await staff.composer.press('Enter');
      await staff.button('writing.places.send').click();
      await expect(visitor.said('staff').last()).toContainText(said.text);
      await expect(visitor.said('staff').last()).toContainText(bill.name);
    });

    await test.step('what flows say is found too', async () => {
      await staff.composer.pressSequentially(said.flowSearch);
      await expect(answers.getByRole('option').first()).toContainText(
        staff.text('writing.answers.kind.flow'),
      );
      await staff.composer.press('ArrowDown');
      await staff.composer.press('ArrowUp');
      await staff.composer.press('Tab');
      await expect(staff.composer).toHaveValue(said.flowAnswer);
      await staff.composer.fill('');
    });

    await test.step('an upload that is cut off is tried again', async () => {
      await page.route('**/api/chat/file/**', (route) => route.abort());
      await attach(page, [picture]);
      await expect(chips.getByRole('alert')).toBeVisible();
      await expect(staff.button('chat.composer.send')).toBeDisabled();
      await page.unroute('**/api/chat/file/**');
      await staff.button('writing.file.retry', { name: picture.name }).click();
      await staff.button('chat.composer.send').click();
      await expect(visitor.said('staff').last().getByRole('img')).toBeVisible();
    });

    await test.step('sent at once, the message waits for its file', async () => {
      let go = () => {};
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route('**/api/chat/file/**', async (route) => {
        await held;
        await route.continue();
      });
      const before = await visitor.said('staff').count();
      await attach(page, [bill]);
      await staff.reply(said.reply);
      await expect(staff.composer).toHaveValue('');
      await expect(staff.transcript).toContainText(staff.text('chat.outgoing.pending'));
      expect(await visitor.said('staff').count()).toBe(before);
      go();
      await expect(visitor.said('staff')).toHaveCount(before + 1);
      await page.unroute('**/api/chat/file/**');
    });

    await test.step('a reload under way keeps the words and asks for the file again', async () => {
      await page.route('**/api/chat/file/**', () => {});
      const sent = page.waitForRequest('**/api/chat/file/**');
      await staff.composer.fill(said.kept);
      await attach(page, [bill]);
      await expect(chips).toContainText(bill.name);
      await sent;
      await page.reload();
      // Not before: what is held would go on then.
      await page.unroute('**/api/chat/file/**');
      await expect(staff.composer).toHaveValue(said.kept);
      await expect(chips).toContainText(staff.text('writing.file.error.lost'));
      await chips.locator('input[type=file]').setInputFiles(bill);
      await staff.button('chat.composer.send').click();
      await expect(visitor.said('staff').last()).toContainText(said.kept);
      await expect(visitor.said('staff').last()).toContainText(bill.name);
    });
    for (const open of [staff, visitor]) await open.page.context().close();
  });
}

/** Chooses files with the button beside the field. */
async function attach(page: Page, files: GivenFile[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Vedhæft filer|Attach files)$/ }).click();
  await (await choosing).setFiles(files);
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();
