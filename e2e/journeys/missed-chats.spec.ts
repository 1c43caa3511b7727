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
    staff.text('shell.menu.waitingInLine_other', { count: '2' }),
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
  await expect(entry).toHaveAccessibleDescription(
    staff.text('shell.menu.waitingInLine_other', { count: '2' }),
  );
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await rows.first().click();
  await staff.button('shell.navbar.open').click();
  await page.getByRole('switch', { name: staff.text('shell.presence.label') }).uncheck();
  await page.keyboard.press('Escape');
  await staff.button('chat.composer.goOnlineAndTake').click();
  await expect(staff.composer).toBeVisible();
  // Theirs now, and still without an answer.
  await expect(page).toHaveTitle(/^\(2\) Chat/);
  await expect(staff.button('shell.navbar.open')).toHaveAccessibleDescription(
    [
      staff.text('shell.menu.waitingInLine_one', { count: '1' }),
      staff.text('shell.menu.waitingOwn_one', { count: '1' }),
    ].join(' og '),
  );
  await staff.composer.fill('Hej, hvad kan jeg hjælpe med?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^\(1\) Chat/);
  await page.goto(`${product.url}/chat?tab=awaiting`);
  await expect(rows).toHaveCount(1);
});

test('who waits in the queue can leave a message instead, and is asked for one when the last person goes', async ({
  browser,
}) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await staff.signIn();
  await staff.goOnline();
  const waiting = async (language: 'da' | 'en') => {
    const visitor = new Widget(await (await browser.newContext({ viewport: phone })).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    await visitor.say(person[language]);
    return visitor;
  };
  const email = (visitor: Widget) => visitor.frame.getByLabel(/^E-?mail/);
  const patient = await waiting('da');
  const hasty = await waiting('en');
  const instead = hasty.frame.getByRole('button', { name: 'Leave a message instead of waiting' });
  await expect(instead).toHaveAttribute('aria-expanded', 'false');
  await expect(email(hasty)).toHaveCount(0);
  await instead.click();
  await expect(hasty.frame.getByLabel('Name')).toBeFocused();
  await expect(hasty.frame.getByLabel('Name')).toBeInViewport();
  await hasty.frame.getByLabel('Name').fill('Mette Holm');
  await email(hasty).fill('mette@example.com');
  await hasty.frame.getByLabel('Message', { exact: true }).fill('My bell does not ring');
  expect(await violationsOf(hasty.page)).toEqual([]);
  await hasty.frame.getByRole('button', { name: 'Leave message' }).click();
  await expect(instead).toHaveCount(0);
  // The bot goes on with who does not wait any more.
  await hasty.ask('When are you open?', /9:30/);

  await expect(patient.frame.getByText('Du er den næste i køen')).toBeVisible();
  await staff.page.getByRole('switch', { name: staff.text('shell.presence.label') }).uncheck();
  await expect(email(patient)).toBeVisible();
  await expect(patient.frame.getByText(/Ingen medarbejdere er online/)).toBeVisible();
  expect(await violationsOf(patient.page)).toEqual([]);
});
