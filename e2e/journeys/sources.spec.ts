import { type Browser, expect, test } from '@playwright/test';
import { docxFile, docxParagraph } from '../../apps/server/test/document-files.ts';
import { signedIn } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { useShopSite } from '../helpers/shop-site.ts';
import { SourceScreens } from '../helpers/source-screens.ts';
import type { Language, TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(120_000);

const site = useShopSite();
const product = useProduct();

const words = {
  da: {
    home: { title: 'Nordcykler', text: 'Cykler til hverdag og ferie.' },
    delivery: { title: 'Levering', text: 'Leveringen tager to hverdage og koster 49 kr.' },
    returns: { title: 'Returret', text: 'Du har 30 dages fortrydelsesret på alle cykler.' },
    search: 'hverdage',
    edited: 'Leveringen er gratis hele december.',
    question: 'Er leveringen gratis i december?',
    document: 'Der er fem års garanti på stellet.',
    warranty: 'Hvor lang garanti er der på stellet?',
  },
  en: {
    home: { title: 'North Bikes', text: 'Bicycles for working days and holidays.' },
    delivery: { title: 'Delivery', text: 'Delivery takes two working days and costs 7 euros.' },
    returns: { title: 'Returns', text: 'You may return any bicycle within 30 days.' },
    search: 'costs',
    edited: 'Delivery is free all of December.',
    question: 'Is delivery free in December?',
    document: 'The frame has a five year warranty.',
    warranty: 'How long is the warranty of the frame?',
  },
} as const;

test.beforeEach(() => {
  site.isSlow = false;
  site.pages.clear();
});

function fillShop(language: Language): void {
  const { home, delivery, returns } = words[language];
  site.pages.set('/', home).set('/delivery', delivery).set('/returns', returns);
}

/** A word file with one paragraph. */
const docxOf = (text: string): Buffer => Buffer.from(docxFile(docxParagraph(text)));

const begin = async (browser: Browser, language: Language) =>
  new SourceScreens(await signedIn(browser, product, language));

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  test(`a website is read, searched, edited and asked (${language})`, async ({ browser }) => {
    fillShop(language);
    const sources = await begin(browser, language);
    const { page, staff } = sources;

    await test.step('an address is needed', async () => {
      await sources.open();
      await expect(page.getByRole('heading', { name: sources.text('list.empty.title') })).toBeVisible();
      await sources.link('list.addWebsite').click();
      await staff.button('shell.action.save').click();
      await sources.said('jobs.detail.error.400');
      await expect(page.getByLabel(sources.text('form.field.url'))).toBeFocused();
      await expect(page.getByText(sources.text('form.missing'))).toBeVisible();
    });

    await test.step('it is seen being read', async () => {
      site.isSlow = true;
      await sources.addWebsite(site.url);
      await sources.said('jobs.detail.saved');
      await expect(page.getByText(sources.text('running'))).toBeVisible();
      await expect(page.getByText(sources.text('state.counts', { read: '1', waiting: '2' }))).toBeVisible();
      site.isSlow = false;
      await sources.isRead();
      await expect(sources.row(said.delivery.title)).toBeVisible();
      await expect(sources.row(said.returns.title)).toBeVisible();
    });

    await test.step('its pages are searched, and the address keeps what for', async () => {
      await page.getByRole('searchbox', { name: sources.text('page.search') }).fill(said.search);
      await expect(page).toHaveURL(/text=/);
      await expect(sources.row(said.delivery.title)).toBeVisible();
      await expect(sources.row(said.returns.title)).toHaveCount(0);
      await page.getByLabel(sources.text('page.where'), { exact: true }).selectOption('url');
      await expect(page.getByRole('heading', { name: sources.text('page.noMatches') })).toBeVisible();
      await staff.button('jobs.page.clear').click();
      await expect(sources.row(said.returns.title)).toBeVisible();
    });

    await test.step('one is left out, once the server knows', async () => {
      const out = page.getByRole('switch', {
        name: sources.text('page.ignore', { title: said.returns.title }),
      });
      const refused = { code: 'internal', messageKey: 'error.default', details: {} };
      await page.route('**/ignore/true', (route) => route.fulfill({ status: 500, json: refused }), {
        times: 1,
      });
      await out.click();
      await sources.said('page.ignoreError');
      await expect(out).not.toBeChecked();
      await out.check();
      await page.getByRole('button', { name: new RegExp(`^${sources.text('status.3')} 1$`) }).click();
      await expect(sources.row(said.returns.title)).toBeVisible();
      await expect(sources.row(said.delivery.title)).toHaveCount(0);
      await page.getByRole('button', { name: new RegExp(`^${sources.text('page.all')} `) }).click();
    });

    await test.step('one is written by hand, and read again', async () => {
      await sources.row(said.delivery.title).getByRole('link').click();
      const panel = page.getByRole('dialog', { name: said.delivery.title });
      await expect(panel.getByLabel(sources.text('page.content'))).toHaveValue(
        new RegExp(said.delivery.text),
      );
      await panel.getByRole('button', { name: sources.text('page.again') }).click();
      await sources.said('jobs.detail.trainingPage.noUpdate');
      await panel.getByLabel(sources.text('page.content')).fill(said.edited);
      await page.goBack();
      await page.getByRole('button', { name: sources.text('page.leave.stay') }).click();
      await panel.getByRole('button', { name: staff.text('shell.action.save') }).click();
      await sources.said('jobs.detail.trainingPage.update');
      await expect(panel.getByText(sources.text('page.edited'))).toBeVisible();
      await panel.getByRole('button', { name: sources.text('page.close') }).click();
      await expect(sources.row(said.delivery.title)).toContainText(said.edited);
    });

    await test.step('a question finds what was written, marked', async () => {
      const passages = await sources.ask(said.question);
      await expect(passages.first()).toContainText(said.edited);
      await expect(passages.first().locator('mark').first()).toBeVisible();
      await expect(passages.filter({ hasText: said.returns.text })).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      await passages.first().getByRole('link').click();
      await expect(page.getByRole('dialog', { name: said.delivery.title })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('resetting forgets what was done by hand', async () => {
      await sources.choose(sources.text('act.reset'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: sources.text('act.reset') })
        .click();
      await sources.said('jobs.detail.reset.success');
      await expect(sources.row(said.delivery.title)).toContainText(said.delivery.text, { timeout: 20_000 });
      await expect(page.getByText(sources.text('page.edited'))).toHaveCount(0);
    });

    await test.step('it is deleted', () => sources.deleteOpen());
  });

  test(`documents are uploaded, and answered from (${language})`, async ({ browser }) => {
    const sources = await begin(browser, language);
    const { page } = sources;
    await sources.open();
    await sources.link('list.addDocuments').click();
    await sources.upload(
      'shop.txt',
      Buffer.from(`${said.home.text}\n===== split =====\n${said.returns.text}`),
    );
    await expect(page).toHaveURL(/\/jobs\/detail\/[\da-f-]{36}/);
    await expect(sources.uploaded('shop.txt')).toContainText(sources.text('pages_other', { amount: '2' }));
    await expect(sources.row('shop.txt')).toHaveCount(2);
    await sources.upload('picture.png', Buffer.from('x'));
    await expect(sources.uploaded('picture.png', 'uploads')).toContainText(
      sources.text('jobs.upload.unsupported'),
    );
    await sources.upload('warranty.docx', docxOf(said.document));
    await expect(sources.uploaded('warranty.docx')).toContainText(sources.text('pages_one', { amount: '1' }));
    await expect(sources.row(said.document)).toBeVisible();
    await sources.uploaded('shop.txt').getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: sources.staff.text('shell.action.delete') })
      .click();
    await sources.said('documents.deleted');
    await expect(sources.row('shop.txt')).toHaveCount(0);
    const address = page.url();
    const passages = await sources.ask(said.warranty);
    await expect(passages.first()).toContainText(said.document);
    await page.goto(address);
    await sources.deleteOpen();
  });
}

test('what is changed and not saved is asked after, and what somebody else saved is not lost', async ({
  browser,
}) => {
  fillShop('da');
  const sources = await begin(browser, 'da');
  const { page, staff } = sources;
  await sources.addWebsite(site.url);
  await sources.isRead();
  const other = await begin(browser, 'da');
  await other.page.goto(page.url());
  for (const [who, name] of [
    [other, 'Butikken'],
    [sources, 'Cykelbutikken'],
  ] as const) {
    await who.page.getByRole('tab', { name: who.text('form.tab.settings') }).click();
    await who.page.getByLabel(who.text('form.field.name'), { exact: true }).fill(name);
  }
  await other.staff.button('shell.action.save').click();
  await other.said('jobs.detail.saved');
  await sources.link('title').first().click();
  await staff.button('flows.editor.unsaved.stay').click();
  await staff.button('shell.action.save').click();
  const conflict = page.getByRole('dialog', { name: sources.text('jobs.changedByOther') });
  await conflict.getByRole('button', { name: sources.text('conflict.overwrite') }).click();
  await sources.said('jobs.detail.saved');
  await expect(page.getByRole('heading', { name: 'Cykelbutikken' })).toBeVisible();
  await sources.deleteOpen();
});

test('who comes to the sources for the first time is shown around', async ({ browser }) => {
  fillShop('da');
  const sources = await begin(browser, 'da');
  const { page, staff } = sources;
  await sources.addWebsite(site.url);
  await sources.isRead();
  const step = (id: TextIn<'around.tour', '.title'>) =>
    page.getByRole('dialog', { name: staff.text(`around.tour.${id}.title`), exact: true });
  await sources.choose(sources.text('act.tour'));
  for (const id of ['jobDetailWelcome', 'jobDetailState', 'jobDetailRead', 'jobDetailPages'] as const) {
    await expect(step(id)).toBeVisible();
    await step(id).getByRole('button').last().click();
  }
  await page.keyboard.press('Escape');
  await sources.open();
  await staff.button('jobs.act.tour').click();
  await expect(step('jobsWelcome')).toBeVisible();
  await staff.button('around.tour.begin').click();
  await expect(step('jobsAdd')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('treeitem').first().click();
  await sources.deleteOpen();
});

test('a widget answers from all sources, or from chosen ones', async ({ browser, request }) => {
  fillShop('da');
  const maker = new WidgetMaker(request, product);
  const client = await maker.make('shop.example', {}, 'Lageret');
  const sources = await begin(browser, 'da');
  const { page, staff } = sources;
  await sources.addWebsite(site.url);
  await sources.isRead();
  const address = page.url();
  const editor = new WidgetEditor(staff, page);
  await editor.goTo(client, 'generation');
  await expect(editor.radio('generation.jobs.all')).toBeChecked();
  await editor.radio('generation.jobs.chosen').check();
  await page.getByRole('checkbox', { name: /127\.0\.0\.1/ }).uncheck();
  await editor.saved();
  await page.goto(`${address}?tab=settings`);
  const uses = page.getByRole('checkbox', { name: client.name });
  await expect(uses).not.toBeChecked();
  await uses.check();
  await staff.button('shell.action.save').click();
  await sources.said('jobs.detail.saved');
  await editor.goTo(client, 'generation');
  await expect(page.getByRole('checkbox', { name: /127\.0\.0\.1/ })).toBeChecked();
  await page.goto(address);
  await sources.deleteOpen();
  await maker.clear();
});

test('pages come once their source has been read, although the hub tells of nothing', async ({ browser }) => {
  fillShop('en');
  site.isSlow = true;
  const sources = await begin(browser, 'en');
  const { page } = sources;
  await page.routeWebSocket(/\/hub\//, (socket) => socket.close());
  await page.route(/\/hub\//, (route) => route.abort());
  await page.reload();
  await sources.addWebsite(site.url);
  await expect(page.getByText(sources.text('running'))).toBeVisible();
  site.isSlow = false;
  await expect(sources.row(words.en.returns.title)).toBeVisible({ timeout: 20_000 });
  await sources.deleteOpen();
});
