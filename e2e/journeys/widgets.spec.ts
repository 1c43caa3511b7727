import { expect, test } from '@playwright/test';
import { pngOf } from '../../apps/server/test/sample-files.ts';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { WidgetEditor } from '../helpers/widget-editor.ts';

test.setTimeout(120_000);

const product = useProduct({ isUserAdmin: true });
const words = {
  da: { name: 'Kundeservice', subtitle: 'Svarer hele døgnet', menu: 'Åbningstider', theirs: 'Kollegaens' },
  en: {
    name: 'Customer service',
    subtitle: 'Answers day and night',
    menu: 'Opening hours',
    theirs: 'Theirs',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`a chat widget is set up (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const editor = new WidgetEditor(staff, page);
    await staff.signIn();

    await test.step('a new one says what it lacks, and where', async () => {
      await staff.goTo('settings');
      await page.getByRole('link', { name: staff.text('settings.tab.widget') }).click();
      await page.getByRole('link', { name: staff.text('widgets.list.new') }).click();
      await expect(editor.tab('installScript')).toBeHidden();
      await editor.open('theme');
      await editor.save();
      await expect(editor.tab('general')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText(staff.text('widgets.widgets.validation.name'))).toBeVisible();
      await expect(page.getByText(staff.text('widgets.widgets.validation.domain')).first()).toBeVisible();
      await expect(editor.tab('general').getByRole('img')).toBeVisible();
    });

    await test.step('what stands in the form is previewed before it is saved', async () => {
      await editor.field('name').fill(said.name);
      await editor.field('domain').fill('butik.dk');
      await editor.field('clientDescription').fill(said.subtitle);
      await expect(page.getByText(staff.text('widgets.widgets.validation.name'))).toBeHidden();
      await expect(editor.chat.getByText(said.subtitle)).toBeVisible();
      await editor.open('theme');
      await page
        .getByRole('textbox', { name: staff.text('widgets.field.headerColor'), exact: true })
        .fill('#ffffff');
      await page
        .getByRole('textbox', { name: staff.text('widgets.field.headerTextColor'), exact: true })
        .fill('#eeeeee');
      await expect(page.getByText(/1[,.]1:1/)).toBeVisible();
      await page.getByRole('radio', { name: staff.text('widgets.theme.soft') }).check();
    });

    await test.step('it is saved, and has its line for the site', async () => {
      await editor.save();
      await editor.says('saved');
      await expect(page).toHaveURL(/\/settings\/widget\/[\da-f-]{36}\?tab=theme$/);
      await editor.open('installScript');
      const snippet = page.getByRole('region', { name: staff.text('widgets.install.snippet') });
      await expect(snippet).toHaveText(/^<script async src="http.*\/widget\/[\da-f-]{36}\.js"><\/script>$/);
      await page.getByLabel(staff.text('widgets.field.siteAddress')).fill('http://10.0.0.1/');
      await staff.button('widgets.checkSite.check').click();
      await expect(page.getByText(staff.text('widgets.checkSite.result.unreachable'))).toBeVisible();
    });
    const address = page.url();

    await test.step('a picture, a place and a menu are chosen', async () => {
      await editor.open('theme');
      const upload = page.getByLabel(staff.text('widgets.logo.uploadOwn'));
      await upload.setInputFiles({ name: 'bot.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
      await expect(editor.field('logoUrl')).toHaveValue(/^\/api\/widget\/logo\//);
      await editor.open('placement');
      const places = page.getByRole('radiogroup', { name: staff.text('widgets.placement.desktop') });
      await places.getByRole('radio', { name: staff.text('widgets.place.bottomLeft') }).check();
      await editor.open('chat');
      await staff.button('widgets.menu.add').click();
      await page.getByLabel(staff.text('widgets.menu.words')).fill(said.menu);
      await editor.save();
      await expect(page.getByText(staff.text('widgets.widgets.validation.unknownFlow'))).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${staff.text('widgets.menu.flow')}`) }).click();
      await page.getByRole('combobox').press('Enter');
      await editor.save();
      await editor.says('saved');
      await page.reload();
      await expect(page.getByLabel(staff.text('widgets.menu.words'))).toHaveValue(said.menu);
    });

    await test.step('unsaved work is not lost by accident', async () => {
      await editor.open('general');
      await editor.field('name').fill(`${said.name} 1`);
      await expect(page.getByText(staff.text('widgets.notSaved'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: staff.text('widgets.title'), exact: true }).click();
      await staff.button('flows.editor.unsaved.stay').click();
      await expect(editor.field('name')).toHaveValue(`${said.name} 1`);
    });

    await test.step('of two who change it the second is told, and keeps what is theirs', async () => {
      const other = new WidgetEditor(staff, await context.newPage());
      await other.page.goto(address);
      await other.open('general');
      await other.field('name').fill(said.theirs);
      await other.save();
      await other.says('saved');
      await editor.save();
      await staff.button('widgets.conflict.stay').click();
      await editor.save();
      await staff.button('widgets.conflict.overwrite').click();
      await editor.says('saved');
      await expect(page.getByRole('heading', { name: `${said.name} 1` })).toBeVisible();
      await other.page.close();
    });

    await test.step('it is copied, and deleted', async () => {
      await editor.open('admin');
      await staff.button('widgets.admin.copy').click();
      await expect(editor.field('name')).toHaveValue(
        staff.text('widgets.copyName', { name: `${said.name} 1` }),
      );
      await page.goto(address);
      await editor.open('admin');
      await staff.button('widgets.admin.delete').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: staff.text('shell.action.delete') })
        .click();
      await expect(page).toHaveURL(/\/settings\/widget$/);
      await expect(page.getByRole('link', { name: `${said.name} 1` })).toBeHidden();
    });

    await test.step('the only one there is is opened at once', async () => {
      await page.goto(new URL('/settings/theme', address).href);
      await expect(page).toHaveURL(/\/settings\/widget\/[\da-f-]{36}\?tab=theme$/);
    });
    await context.close();
  });
}
