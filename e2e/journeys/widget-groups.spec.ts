import { type Browser, expect, test } from '@playwright/test';
import type { ChatClient } from '@samtale/contract';
import { withSession } from '../helpers/console.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import { consoleText, type Language, type TextIn } from '../helpers/texts.ts';
import type { Widget } from '../helpers/widget.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const product = useProduct();
const site = useForeignSite();

let client: ChatClient;
test.beforeEach(async ({ request }) => {
  const maker = new WidgetMaker(request, product);
  await maker.clear();
  client = await maker.make(site.host);
});

/** One of the staff opens a part of the widget's settings. */
async function edit(browser: Browser, language: Language, tab: TextIn<'widgets.tab'>): Promise<WidgetEditor> {
  const staff = await withSession(browser, product, language);
  const editor = new WidgetEditor(staff, staff.page);
  await editor.goTo(client, tab);
  return editor;
}

const visit = (browser: Browser, language: Language, pageLanguage?: string) =>
  visitShop(browser, site, snippetOf(client), language, pageLanguage);

test('general: the name and the languages of a chat', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'general');
  await editor.field('name').fill('Cykelhjælpen');
  await editor.radio('languages.primary').last().check();
  await editor.saved();
  const foreigner = await visit(browser, 'en', 'de');
  await foreigner.reach();
  await expect(foreigner.frame.getByRole('heading', { name: 'Cykelhjælpen' })).toBeVisible();

  const english = consoleText('da', 'shell.language.en');
  const speak = consoleText('da', 'widgets.languages.speak', { language: english });
  await editor.page.getByRole('switch', { name: speak }).uncheck();
  await editor.saved();
  const visitor = await visit(browser, 'da', 'en');
  await visitor.reach();
  await visitor.ask('Hvornår har I åbent?', /9\.30/);
});

test('defaultWelcome: another flow greets', async ({ browser }) => {
  const editor = await edit(browser, 'en', 'defaultWelcome');
  const welcome = consoleText('en', 'widgets.field.defaultWelcomeIntent');
  await editor.chooseFlow(welcome, 'Betaling');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await expect(visitor.said('bot').first()).toContainText('Du kan betale med kort');
  const other = await visit(browser, 'en');
  await other.reach();
  await expect(other.said('bot').first()).toContainText('Hello, and welcome');
});

test('theme: a shape and a colour', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'theme');
  await editor.radio('theme.classic').check();
  await editor.field('userBubbleColor').fill('#602040');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await visitor.ask('Hvornår har I åbent?', /9\.30/);
  await expect(visitor.said('visitor').first()).toHaveCSS('background-color', 'rgb(96, 32, 64)');
  await expect(visitor.said('bot').first()).toHaveCSS('border-top-left-radius', '4px');
});

test('placement: another corner, and open by itself', async ({ browser }) => {
  const editor = await edit(browser, 'en', 'placement');
  const computers = editor.page.getByRole('group', { name: consoleText('en', 'widgets.device.desktop') });
  await computers.getByRole('radio', { name: consoleText('en', 'widgets.place.topLeft') }).check();
  await computers
    .getByLabel(consoleText('en', 'widgets.field.openMode'))
    .selectOption({ label: consoleText('en', 'widgets.openMode.1') });
  await editor.saved();
  const { page, composer } = await visit(browser, 'en');
  await expect(composer).toBeVisible();
  const box = await page.locator('samtale-widget aside > button').boundingBox();
  expect(box?.x).toBeLessThan(100);
  expect(box?.y).toBeLessThan(100);
});

test('chat: how much is written, no emoji, and a menu that answers', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'chat');
  await editor.field('chatInputMax').fill('40');
  await editor.switch('enableEmoji').uncheck();
  await editor.addToMenu('Vores åbningstider', 'Åbningstider');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await expect(visitor.frame.getByRole('button', { name: 'Indsæt emoji' })).toHaveCount(0);
  await visitor.composer.pressSequentially('y'.repeat(45));
  await expect(visitor.composer).toHaveValue('y'.repeat(40));
  await visitor.frame.getByRole('button', { name: 'Menu' }).click();
  await visitor.frame.getByRole('button', { name: 'Vores åbningstider' }).click();
  await expect(visitor.said('bot').filter({ hasText: /9\.30/ })).toBeVisible();
});

test('search: a search box in place of the chat', async ({ browser }) => {
  const editor = await edit(browser, 'en', 'search');
  await editor.page.getByRole('button', { name: consoleText('en', 'widgets.search.use') }).click();
  await editor.saved();
  const { page, frame } = await visit(browser, 'en');
  await page.getByRole('button', { name: 'Open the chat' }).click();
  const field = frame.getByRole('searchbox', { name: 'Search, or ask a question' });
  await field.fill('When are you open?');
  await field.press('Enter');
  await expect(frame.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  await expect(frame.getByText(/9:30/)).toBeVisible();
});

test('security: a flow that does not answer, and a site without the chat', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'security');
  const language = consoleText('da', 'shell.language.da');
  await editor.chooseFlow(consoleText('da', 'widgets.deactivated.add', { language }), 'Åbningstider');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await visitor.ask('Hvornår har I åbent?', 'Det kan jeg desværre ikke svare på endnu');

  await editor.field('domain').fill('butik.example');
  await editor.saved();
  const { page } = visitor;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const refused = page.waitForEvent('console', (message) => message.text().includes('not among the sites'));
  await page.reload();
  await refused;
  await expect(page.locator('samtale-widget')).toHaveCount(0);
});

test('header: what the staff write is in the preview before it is saved, and on the site after', async ({
  browser,
}) => {
  const editor = await edit(browser, 'da', 'security');
  const shown = editor.chat.frameLocator('iframe.staff-header').getByText('Tilbud');
  await editor.field('clientHeaderHtml').fill('<b id="offer">Tilbud på cykler</b>');
  await expect(shown).toHaveText('Tilbud på cykler');
  const script = "document.getElementById('offer').textContent = 'Tilbud på hjelme'";
  await editor.field('clientHeaderScript').fill(script);
  await editor.field('clientHeaderCss').fill('b { color: rgb(120, 0, 0) }');
  await expect(shown).toHaveText('Tilbud på hjelme');
  await expect(shown).toHaveCSS('color', 'rgb(120, 0, 0)');
  await editor.saved();
  const visitor = await visit(browser, 'da');
  await visitor.reach();
  await expect(visitor.frame.frameLocator('iframe.staff-header').getByText('Tilbud')).toHaveText(
    'Tilbud på hjelme',
  );
});

test('answer time: who waits for a person is told how soon they answer', async ({ browser }) => {
  const editor = await edit(browser, 'da', 'chat');
  const hours = { label: consoleText('da', 'widgets.answerTime.2') };
  await editor.field('answerTimeType').selectOption(hours);
  await editor.saved();
  for (const [language, wish, told] of [
    ['da', 'Jeg vil tale med en medarbejder', 'Vi svarer som regel inden for et par timer.'],
    ['en', 'I want to talk to a person', 'We usually answer within a couple of hours.'],
  ] as const) {
    const visitor = await visit(browser, language);
    await visitor.reach();
    await visitor.say(wish);
    await expect(visitor.log.getByText(told)).toBeVisible();
  }
});

test('memory: a chat that is not remembered', async ({ browser }) => {
  const talkAndReturn = async (isRemembered: boolean): Promise<Widget> => {
    const visitor = await visit(browser, 'en');
    await visitor.reach();
    await visitor.ask('When are you open?', /9:30/);
    if (isRemembered) await visitor.comeBack();
    else {
      await visitor.page.reload();
      await visitor.reach();
    }
    await expect(visitor.said('bot').first()).toBeVisible();
    return visitor;
  };
  const editor = await edit(browser, 'en', 'chat');
  await expect((await talkAndReturn(true)).said('visitor')).toHaveCount(1);
  await editor.switch('withMemory').uncheck();
  await editor.saved();
  const forgotten = await talkAndReturn(false);
  await expect(forgotten.said('bot').first()).toContainText('Hello, and welcome');
  await expect(forgotten.said('visitor')).toHaveCount(0);
});
