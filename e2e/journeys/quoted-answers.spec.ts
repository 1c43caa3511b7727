import { type Browser, expect, test } from '@playwright/test';
import { endpoints, newId, newSource } from '@samtale/contract';
import { asBuilder } from '../helpers/as-builder.ts';
import { Console } from '../helpers/console.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { useShopSite } from '../helpers/shop-site.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const shop = useShopSite();
const host = useForeignSite();
const product = useProduct();

const said = {
  da: {
    title: 'Cykelforsikring',
    text: 'Forsikringen dækker tyveri af ladcykler i hele Europa. Selvrisikoen er 500 kroner.',
    question: 'Dækker forsikringen tyveri af ladcykler i Europa?',
    quoted: 'Citeret fra',
  },
  en: {
    title: 'Bicycle insurance',
    text: 'The insurance covers theft of cargo bikes all over Europe. The excess is 70 euros.',
    question: 'Does the insurance cover theft of cargo bikes in Europe?',
    quoted: 'Quoted from',
  },
} as const;

/** A website that has been read, and how it is deleted again. */
async function addShop(): Promise<() => Promise<void>> {
  const { agentId } = product;
  const call = await asBuilder(product);
  const body = { ...newSource, id: newId, url: shop.url, gptSettingClientList: null };
  const { id } = await call(endpoints.sources.saveGptTrainingJob, { params: { agentId }, body });
  const read = () => call(endpoints.sources.getGptTrainingJob, { params: { agentId, id } });
  await expect.poll(async () => (await read()).isRunning, { timeout: 20_000 }).toBe(false);
  return async () => {
    await call(endpoints.sources.deleteGptTrainingJob, { params: { agentId, id } });
  };
}

for (const language of journeyLanguages(import.meta.url))
  test(`what no flow covers is quoted from a website, with the way to it (${language})`, async ({
    browser,
    request,
  }) => {
    const { title, text, question, quoted } = said[language];
    shop.pages.clear();
    shop.pages.set('/', { title, text });
    const forget = await addShop();
    const maker = new WidgetMaker(request, product);
    const client = await maker.make(host.host);
    const visitor = await visitShop(browser, host, snippetOf(client), language);
    await visitor.reach();
    await visitor.ask(question, /Europa|Europe/);
    const answer = visitor.said('bot').last();
    await expect(answer).toContainText(text);
    await expect(answer.getByText(quoted)).toBeVisible();
    await expect(answer.getByText(title)).toHaveCount(1);
    await expect(answer.getByRole('link', { name: title })).toHaveAttribute('href', `${shop.url}/`);

    const staff = await staffOf(browser, language);
    await staff.openChat(question);
    await expect(staff.transcript.getByText(quoted)).toBeVisible();
    const source = staff.transcript.getByRole('link', { name: title });
    await expect(source).toHaveAttribute('href', /\/jobs\/detail\//);

    await staff.page.goto(`${product.url}/template/list`);
    await staff.button('simulator.open').click();
    await staff.page.getByLabel(staff.text('simulator.composer.label')).fill(question);
    await staff.page.keyboard.press('Enter');
    const tried = staff.page.getByRole('log', { name: staff.text('simulator.log') });
    await expect(tried).toContainText(text);
    await expect(tried.getByText(quoted)).toBeVisible();
    await expect(tried.getByRole('link', { name: title })).toHaveAttribute('href', /\/jobs\/detail\//);
    await expect(tried).toContainText(`${shop.url}/`);
    await maker.clear();
    await forget();
  });

async function staffOf(browser: Browser, language: 'da' | 'en'): Promise<Console> {
  const staff = new Console(await (await browser.newContext()).newPage(), product, language);
  await staff.signIn();
  return staff;
}
