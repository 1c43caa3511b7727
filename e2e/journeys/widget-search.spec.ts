import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type ChatConfig, LayoutMode, OpenMode } from '@samtale/contract';
import { pngOf } from '../../apps/server/test/sample-files.ts';
import { Console } from '../helpers/console.ts';
import { demoWidgets } from '../helpers/demo-widgets.ts';
import { giveFile } from '../helpers/give-file.ts';
import { useProduct } from '../helpers/product.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();
const { widgetWith, demoOf } = demoWidgets(product);
const opening = /9\.30/;

/** The search box of a widget with these settings, on the demo's page. */
async function searchWith(page: Page, look: Partial<ChatConfig>) {
  const widget = await widgetWith(page, { layoutMode: LayoutMode.search, ...look });
  const { frame } = new Widget(page, 'da');
  await page.goto(demoOf(widget));
  return { frame, field: frame.getByRole('searchbox', { name: 'Søg, eller stil et spørgsmål' }) };
}
const reach = (page: Page) => page.getByRole('button', { name: 'Åbn chatten' }).click();

async function staffEnds(browser: Browser, question: string): Promise<void> {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  await staff.signIn();
  await staff.openChat(question);
  await staff.takeOver();
  await staff.choose('chat.endChat.button');
  await staff.page
    .getByRole('dialog')
    .getByRole('button', { name: staff.text('chat.endChat.confirm') })
    .click();
}

test('a question takes files along', async ({ page }) => {
  const { frame, field } = await searchWith(page, { enableUpload: true, enableDragAndDrop: true });
  await reach(page);
  const attached = frame.getByRole('list', { name: 'Vedhæftede filer' }).getByRole('listitem');
  const choosing = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'skade.png', mimeType: 'image/png', buffer: pngOf(120, 80) });
  const dropped = { name: 'sluppet.txt', mimeType: 'text/plain', buffer: Buffer.from('Ramme nr. 1') };
  await giveFile('drop', field, dropped);
  await expect(attached).toHaveCount(2);
  await expect(attached.locator('progress')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await field.fill('Hvornår har I åbent?');
  await field.press('Enter');
  await expect(attached).toHaveCount(0);
  const answer = frame.getByRole('region', { name: 'Svar' });
  await expect(answer.getByRole('heading', { name: 'Hvornår har I åbent?' })).toBeVisible();
  await expect(answer.getByRole('img', { name: 'skade.png' })).toBeVisible();
  await expect(answer.getByText('sluppet.txt')).toBeVisible();
  await expect(answer.getByText(opening)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a question that was refused does not cover the answer to the next', async ({ page }) => {
  const { frame, field } = await searchWith(page, { enableUpload: true });
  // The server does not know of it.
  await page.route('**/api/widget/file?*', (route) =>
    route.fulfill({ json: { id: randomUUID(), name: 'a.txt', contentType: 'text/plain', bytes: 3 } }),
  );
  await reach(page);
  const choosing = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') });
  await expect(frame.locator('.upload.there')).toBeVisible();
  await field.fill('Se her');
  await field.press('Enter');
  const refused = frame.getByText('Beskeden blev ikke sendt.');
  await expect(refused).toBeVisible();
  await field.fill('Hvornår har I åbent?');
  await field.press('Enter');
  await expect(frame.getByText(opening)).toBeVisible();
  await expect(refused).toBeHidden();
  await frame.getByText('Se her').click();
  await expect(refused).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
});

test('a conversation that is over is rated, and the next question begins another', async ({
  page,
  browser,
}) => {
  const { frame, field } = await searchWith(page, { enableUpload: true });
  await reach(page);
  await field.fill('Har I børnecykler?');
  await field.press('Enter');
  await expect(frame.getByRole('button', { name: 'Svaret var nyttigt' })).toBeVisible();
  await staffEnds(browser, 'Har I børnecykler?');
  const rating = frame.getByRole('group', { name: 'Hvordan var samtalen?' });
  await rating.getByRole('radio', { name: '4 af 5' }).check({ force: true });
  await expect(frame.getByRole('button', { name: 'Vedhæft filer' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await expect(frame.getByText('Tak. Din vurdering er gemt.')).toBeVisible();
  await frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(frame.getByLabel('Fortæl gerne mere')).toBeFocused();
  await page.keyboard.type('Fint');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('Tak for din vurdering.')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Start en ny samtale' })).toBeVisible();
  await field.fill('Hvornår har I åbent?');
  await field.press('Enter');
  await expect(frame.getByText(opening)).toBeVisible();
  await expect(frame.getByText('Tidligere spørgsmål')).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Start en ny samtale' })).toHaveCount(0);
});

test('what is attached when a conversation ends is seen, and goes with the next question', async ({
  page,
  browser,
}) => {
  const { frame, field } = await searchWith(page, { enableUpload: true });
  await reach(page);
  await field.fill('Har I cykelhjelme?');
  await field.press('Enter');
  await expect(frame.getByRole('button', { name: 'Svaret var nyttigt' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Vedhæft filer' }).click();
  await (await choosing).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') });
  const remove = frame.getByRole('button', { name: 'Fjern a.txt' });
  await expect(frame.locator('.upload.there')).toBeVisible();
  await staffEnds(browser, 'Har I cykelhjelme?');
  await expect(frame.getByRole('button', { name: 'Start en ny samtale' })).toBeVisible();
  await expect(remove).toBeVisible();
  await field.fill('Hvornår har I åbent?');
  await field.press('Enter');
  const answer = frame.getByRole('region', { name: 'Svar' });
  await expect(answer.getByText('a.txt')).toBeVisible();
  await expect(answer.getByText(opening)).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a search box that opens by itself leaves the focus where it is', async ({ page }) => {
  const { field } = await searchWith(page, { openModeDesktop: OpenMode.normal, openDelayDesktop: 0 });
  await expect(field).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});
