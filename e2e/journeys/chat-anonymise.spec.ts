import { type Browser, expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const words = {
  da: { said: 'Jeg hedder Zebulon Grynhatten', answer: /9\.30/, after: 'Hvornår har I åbent?' },
  en: { said: 'My name is Zebulon Grynhatten', answer: /9:30/, after: 'When are you open?' },
} as const;

const product = useProduct();
const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

for (const language of journeyLanguages(import.meta.url)) {
  test(`an anonymised conversation is gone from all screens at once (${language})`, async ({ browser }) => {
    const { said, answer, after } = words[language];
    const staff = new Console(await newPage(browser), product, language);
    await staff.signIn();
    await staff.trained();
    const visitor = new Widget(await newPage(browser), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.askAnything(said);
    await staff.openChat(said);
    const other = new Console(await newPage(browser), { ...product, user: product.colleague }, language);
    await other.signInToChat();
    await other.page.goto(product.url + new URL(staff.page.url()).pathname);
    await expect(other.transcript).toContainText(said);

    await staff.choose('chat.anonymise.button');
    const dialog = staff.page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: staff.text('chat.anonymise.confirm') });
    await expect(confirm).toBeDisabled();
    expect(await violationsOf(staff.page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: staff.text('chat.anonymise.meant') }).check();
    await confirm.click();
    await expect(dialog.getByRole('heading')).toHaveText(staff.text('chat.anonymise.doneTitle'));
    await expect(dialog).toContainText(staff.text('chat.anonymise.kind.messages'));
    await dialog.getByRole('button', { name: staff.text('shell.action.close') }).click();

    for (const { page, transcript } of [staff, other]) {
      await expect(transcript).toContainText(staff.text('chat.note.anonymised', { name: 'Demo Bruger' }));
      await expect(page.locator('body')).not.toContainText('Zebulon');
    }
    await expect(visitor.log).not.toContainText('Zebulon');

    await test.step('its details tell when, by whom and what was erased', async () => {
      for (const { page } of [staff, other]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('radio', { name: staff.text('chat.details.tab.chat') }).press('Space');
        const receipt = page.getByRole('region', { name: staff.text('chat.details.erasures.title') });
        await expect(receipt).toContainText('Demo Bruger');
        await expect(receipt.getByText(staff.text('chat.anonymise.kind.messages'))).toBeVisible();
      }
      expect(await violationsOf(staff.page)).toEqual([]);
    });

    await test.step('what the visitor writes then begins a conversation of its own', async () => {
      await visitor.ask(after, answer);
      await expect(staff.transcript).not.toContainText(after);
      await visitor.comeBack();
      await expect(visitor.log).toContainText(after);
      await expect(visitor.log).not.toContainText('Zebulon');
    });
    await staff.page.reload();
    await expect(staff.transcript).toContainText('•••••');
    for (const { page } of [staff, other, visitor]) await page.context().close();
  });
}
