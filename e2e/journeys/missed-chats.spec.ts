import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const person = { da: 'Jeg vil gerne tale med en medarbejder', en: 'I want to talk to a person' } as const;
const phone = { width: 390, height: 844 };

test('whoever comes online is told of visitors who were missed, finds them, and takes them over', async ({
  browser,
}) => {
  for (const language of ['da', 'en'] as const) {
    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.say(person[language]);
    await visitor.frame.getByLabel(/^E-?mail/).waitFor();
  }
  const context = await browser.newContext({ viewport: phone });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await staff.signIn();
  const toast = page.getByText(staff.text('chat.notify.missed_other', { count: '2' }));
  await expect(toast).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) Flows/);
  await expect(staff.button('shell.navbar.open')).toHaveAccessibleDescription(
    staff.text('shell.menu.waiting_other', { count: '2' }),
  );
  await staff.button('chat.notify.seeMissed').click();
  const rows = page.getByRole('listbox').getByRole('option');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(staff.text('chat.status.missed'));
  await expect(toast).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(toast).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await staff.button('shell.navbar.open').click();
  const entry = page
    .getByRole('navigation', { name: staff.text('shell.menu.label') })
    .getByRole('link', { name: staff.text('shell.menu.chat'), exact: true });
  await expect(entry).toContainText('2');
  await expect(entry).toHaveAccessibleDescription(staff.text('shell.menu.waiting_other', { count: '2' }));
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await rows.first().click();
  await staff.button('shell.navbar.open').click();
  await page.getByRole('switch', { name: staff.text('shell.presence.label') }).uncheck();
  await page.keyboard.press('Escape');
  await staff.button('chat.composer.goOnlineAndTake').click();
  await expect(staff.composer).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Chat/);
  await page.goto(`${product.url}/chat?tab=awaiting`);
  await expect(rows).toHaveCount(1);
});
