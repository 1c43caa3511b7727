import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);

const product = useProduct();
const site = useForeignSite();

test.beforeEach(({ request }) => new WidgetMaker(request, product).clear());

const words = {
  da: {
    name: 'Cykelhjælpen',
    question: 'Hvornår har I åbent?',
    answer: /9\.30/,
    hours: 'Vores åbningstider',
    flow: 'Åbningstider',
    emoji: 'Indsæt emoji',
  },
  en: {
    name: 'Bicycle help',
    question: 'When are you open?',
    answer: /9:30/,
    hours: 'Our opening hours',
    flow: 'Opening hours',
    emoji: 'Insert an emoji',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const said = words[language];

  test(`from no widget to an answer on the site (${language})`, async ({ browser }) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new WidgetEditor(staff, page);
    await staff.signIn();
    await staff.goTo('settings');
    await page.getByRole('link', { name: staff.text('settings.tab.widget') }).click();
    await page.getByRole('link', { name: staff.text('widgets.list.new') }).click();
    await editor.field('name').fill(said.name);
    await editor.field('domain').fill(site.host);
    await editor.saved();
    await editor.open('installScript');
    await staff.button('widgets.copy.name', { what: staff.text('widgets.install.snippet') }).click();
    await editor.says('copy.done');
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const visitor = await visitShop(browser, site, copied, language);
    await visitor.reach();
    await expect(visitor.frame.getByRole('heading', { name: said.name })).toBeVisible();
    await visitor.ask(said.question, said.answer);
  });

  test(`a widget looks, stands and works otherwise (${language})`, async ({ browser, request }) => {
    const client = await new WidgetMaker(request, product).make(site.host);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const editor = new WidgetEditor(staff, staff.page);
    await staff.haveSession();
    await editor.goTo(client, 'theme');
    await editor.radio('theme.soft').check();
    await editor.field('launcherColor').fill('#204060');
    await editor.field('botBubbleColor').fill('#d0f0c0');
    await editor.open('placement');
    const places = staff.page.getByRole('radiogroup', { name: staff.text('widgets.placement.desktop') });
    await places.getByRole('radio', { name: staff.text('widgets.place.bottomLeft') }).check();
    await editor.field('widgetWidth').fill('360px');
    await editor.open('chat');
    await editor.switch('enableEmoji').uncheck();
    if (language === 'en') await staff.page.getByRole('radio', { name: 'English' }).first().check();
    await editor.addToMenu(said.hours, said.flow);
    await editor.saved();

    const visitor = await visitShop(browser, site, snippetOf(client), language);
    const { page, frame } = visitor;
    const launcher = page.locator('samtale-widget aside > button');
    await expect(launcher).toHaveCSS('background-color', 'rgb(32, 64, 96)');
    expect((await launcher.boundingBox())?.x).toBeLessThan(100);
    await visitor.reach();
    expect((await page.locator('samtale-widget .panel').boundingBox())?.width).toBe(360);
    await expect(visitor.said('bot').first()).toHaveCSS('background-color', 'rgb(208, 240, 192)');
    await expect(frame.getByRole('button', { name: said.emoji })).toHaveCount(0);
    await frame.getByRole('button', { name: 'Menu' }).click();
    await frame.getByRole('button', { name: said.hours }).click();
    await expect(visitor.said('bot').filter({ hasText: said.answer })).toBeVisible();
  });
}
