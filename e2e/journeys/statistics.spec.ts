import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useLanguageModel } from '../helpers/language-model.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';

test.setTimeout(120_000);

const words = {
  da: {
    flow: 'Åbningstider',
    asked: 'Hvornår har I åbent?',
    uncovered: 'Er hjelm et krav på ladcykler?',
    word: 'hjelm',
  },
  en: {
    flow: 'Opening hours',
    asked: 'When are you open?',
    uncovered: 'Is a helmet required on cargo bikes?',
    word: 'helmet',
  },
} as const;

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const language of journeyLanguages(import.meta.url)) {
  test.describe(language, () => {
    const model = useLanguageModel();
    const product = useProduct({ settings: model.settings });
    const { flow, asked, uncovered, word } = words[language];

    /** A visitor on a phone who asks something; the answer to it may be rated. */
    async function visit(request: APIRequestContext, text: string, feedback?: 'like' | 'dislike') {
      const clientKey = product.widget.split('/').at(-1);
      const post = async (path: string, data: object, token?: string) => {
        const headers = { 'user-agent': iPhone, ...(token && { authorization: `Bearer ${token}` }) };
        const reply = await request.post(`${product.url}/api/widget/${path}`, { headers, data });
        expect(reply.ok()).toBe(true);
        return reply.json();
      };
      const { token } = await post(`clientKey/${clientKey}/conversation`, { language });
      const said = await post('message', { clientId: crypto.randomUUID(), text }, token);
      const answer = said.events.findLast(
        ({ event }: { event: { type: string } }) => event.type === 'botSaid',
      );
      if (!feedback) return;
      const rating = { clientId: crypto.randomUUID(), of: answer.seq, feedback, text: 'Kort og klart' };
      await post('answerRating', rating, token);
    }

    test(`what visitors said is counted, and leads to where it was said (${language})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        reducedMotion: 'reduce',
      });
      const staff = new Console(await context.newPage(), product, language);
      const { page } = staff;
      const { request } = page;
      const text = (path: TextIn<'statistics'>, values?: Record<string, string>) =>
        staff.text(`statistics.${path}`, values);
      const figure = (name: TextIn<'statistics.figure'>) =>
        page.getByRole('button', { name: new RegExp(`^${text(`figure.${name}`)}`) });
      const tab = (name: TextIn<'statistics.tab'>) => page.getByRole('tab', { name: text(`tab.${name}`) });
      await staff.signIn();
      await staff.trained();
      await visit(request, asked, 'like');
      await visit(request, asked);

      await test.step('the menu leads to the month’s figures', async () => {
        await page.getByRole('link', { name: staff.text('shell.menu.statistics'), exact: true }).click();
        await expect(page).toHaveURL(/\/statistics$/);
        await expect(figure('conversations')).toContainText('2');
        await expect(page.getByRole('region', { name: text('top.shown') })).toContainText(flow);
        await expect(page.locator('[aria-current=page]')).toHaveCount(1);
        expect(await violationsOf(page)).toEqual([]);
        await expectContrastInTheDark(page);
      });

      await test.step('the days are read with the keys, and stand in a table', async () => {
        await figure('visitorMessages').click();
        const label = text('chart.title', { figure: text('figure.visitorMessages') });
        const days = page.getByRole('slider', { name: label });
        await days.press('End');
        await expect(days).toHaveAttribute('aria-valuetext', /: 2\b/);
        await staff.button('statistics.chart.asTable').click();
        await expect(page.getByRole('table', { name: label }).getByRole('row').last()).toContainText('2');
      });

      await test.step('what was said meanwhile is there at once', async () => {
        await visit(request, asked, 'dislike');
        await page.reload();
        await expect(figure('conversations')).toContainText('3');
      });

      await test.step('a month without anything says so, and is in the address', async () => {
        await staff.button('statistics.month.before').click();
        await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
        await expect(page.getByText(text('noConversations.description'))).toBeVisible();
        await staff.button('statistics.month.after').click();
        await expect(page).toHaveURL(/\/statistics$/);
      });

      await test.step('no calls have come in', async () => {
        await tab('voicebot').click();
        await expect(page).toHaveURL(/tab=voicebot/);
        await expect(page.getByText(text('noCalls.description'))).toBeVisible();
      });

      await test.step('an answer that was liked leads to its conversation', async () => {
        await tab('chatbot').click();
        const devices = page.getByRole('region', { name: text('devices.title') });
        await expect(devices).toContainText(text('devices.mobile'));
        const liked = page.getByRole('region', { name: text('top.liked') });
        await liked.getByRole('button', { name: text('top.showOf', { title: flow }) }).click();
        const conversations = liked.getByRole('list', { name: text('rated.liked', { title: flow }) });
        await expect(conversations.getByRole('link')).toHaveCount(1);
        await expect(conversations).toContainText('Kort og klart');
        expect(await violationsOf(page)).toEqual([]);
        await conversations.getByRole('link').click();
        await expect(staff.transcript).toContainText(asked);
        await page.goBack();
      });

      await test.step('a flow leads to itself', async () => {
        const liked = page.getByRole('region', { name: text('top.disliked') });
        await liked.getByRole('link', { name: flow }).click();
        await expect(page).toHaveURL(/\/intent\/list\/[0-9a-f-]{36}/);
      });

      await test.step('the figures are downloaded as a spreadsheet', async () => {
        await page.goto(`${product.url}/statistics`);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: /^Excel/ }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^\w+-\d{4}-\d{2}-01-\d{4}-\d{2}-28\.xlsx$/);
        expect(
          readFileSync(await file.path())
            .subarray(0, 2)
            .toString(),
        ).toBe('PK');
        await expect(page.getByText(text('statistics.downloadSuccess'))).toBeVisible();
      });
      await context.close();
    });

    test(`generated answers are counted, with what was asked (${language})`, async ({ browser }) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const staff = new Console(await context.newPage(), product, language);
      const { page } = staff;
      const text = (path: TextIn<'statistics'>) => staff.text(`statistics.${path}`);
      const figure = (name: TextIn<'statistics.generation'>) =>
        page.getByRole('button', { name: new RegExp(`^${text(`generation.${name}`)}`) });
      await staff.signIn();
      await staff.trained();
      model.answer = () => ({ text: 'Nej.', sources: 1 });
      await visit(page.request, uncovered);
      await page.getByRole('link', { name: staff.text('shell.menu.generationStatistics') }).click();
      await expect(async () => {
        await page.reload();
        await expect(figure('chatAnswers')).toContainText('1', { timeout: 2000 });
      }).toPass();
      await expect(page.getByRole('region', { name: text('generation.words') })).toContainText(word);
      const flows = page.getByRole('region', { name: text('generation.chatFlows') });
      await expect(flows.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText(text('generation.noCalls'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await expectContrastInTheDark(page);

      await test.step('of days before there is nothing, and days that are none are told', async () => {
        await page.getByLabel(text('generation.to'), { exact: true }).fill('2026-01-31');
        await page.getByLabel(text('generation.from'), { exact: true }).fill('2026-01-01');
        await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
        await expect(page.getByText(text('generation.empty.description'))).toBeVisible();
        await page.getByLabel(text('generation.from'), { exact: true }).fill('2026-02-01');
        await expect(page.getByRole('alert')).toBeVisible();
      });
      await context.close();
    });
  });
}
