import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';
import { WidgetMaker } from '../helpers/widget-maker.ts';

test.setTimeout(90_000);
const product = useProduct({ isUserAdmin: true });

for (const language of journeyLanguages(import.meta.url))
  test(`a widget's settings are kept under a name and used on another (${language})`, async ({
    browser,
    request,
  }) => {
    const maker = new WidgetMaker(request, product);
    await maker.clear();
    const first = await maker.change(await maker.make('butik.dk'), { widgetWidth: '520px' });
    const second = await maker.make('lager.dk');
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new WidgetEditor(staff, page);
    const kept = (key: TextIn<'widgets.kept'>, values?: Record<string, string>) =>
      staff.text(`widgets.kept.${key}`, values);
    const name = `Brede ${language}`;
    await staff.haveSession();

    await editor.goTo(first, 'admin');
    await page.getByLabel(kept('name'), { exact: true }).fill(name);
    await page.getByRole('button', { name: kept('keep') }).click();
    await expect(page.getByText(kept('saved'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await editor.goTo(second, 'admin');
    await page.getByLabel(kept('set'), { exact: true }).selectOption({ label: name });
    await page.getByRole('button', { name: kept('use') }).click();
    await editor.open('placement');
    await expect(editor.field('widgetWidth')).toHaveValue('520px');
    await editor.saved();
    await page.reload();
    await expect(editor.field('widgetWidth')).toHaveValue('520px');
    await editor.open('general');
    await expect(page.getByText('lager.dk').or(page.locator('[value="lager.dk"]')).first()).toBeVisible();
  });
