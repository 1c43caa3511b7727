import { expect, test } from '@playwright/test';
import { companyValueNames } from '@samtale/contract';
import { changeAnswers } from '../helpers/change-answers.ts';
import { Console } from '../helpers/console.ts';
import { bubble, channelName, field, preview, showOn, tabOf } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { speechFile } from '../helpers/speech-file.ts';
import type { TextIn } from '../helpers/texts.ts';
import { violationsOf } from '../helpers/violations.ts';
import { Widget } from '../helpers/widget.ts';

/** A flow is built, trained and talked with. */
test.setTimeout(150_000);

const product = useProduct();

const words = {
  da: {
    title: 'Hent cyklen',
    phrase: 'Jeg vil gerne hente min cykel fredag',
    name: 'dag',
    says: 'Vi ses ',
    everywhere: 'Husk en kvittering.',
    own: 'Kort svar',
  },
  en: {
    title: 'Collect the bike',
    phrase: 'I would like to collect my bicycle friday',
    name: 'day',
    says: 'See you ',
    everywhere: 'Bring your receipt.',
    own: 'Short answer',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`values, channels, alternatives and a recording (${language})`, async ({ browser }) => {
    const said = words[language];
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    await staff.signIn();
    const before = await staff.trained();
    const text = () => field(staff, 'bubble.text').first();

    await test.step('a flow with a value that is not saved yet', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await field(staff, 'editor.title').fill(said.title);
      await field(staff, 'phrases.add').fill(said.phrase);
      await page.keyboard.press('Enter');
      await page
        .getByRole('list', { name: staff.text('flows.editor.tab.phrases') })
        .locator('textarea')
        .focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
      await page.keyboard.press('Control+m');
      await page.keyboard.type(said.name);
      await expect(field(staff, 'parameters.type').and(page.getByRole('combobox'))).not.toHaveValue('');
      await page.keyboard.press('Enter');
      await tabOf(staff, 'responses').click();
    });

    const values = page.getByRole('listbox', { name: staff.text('flows.format.values') });
    await test.step('{{ offers the values: Escape lets go, Enter takes one, and undo takes it back', async () => {
      await text().focus();
      await page.keyboard.type(`${said.says}{{`);
      // What the flow collects comes first, then what is told of the company.
      await expect(values.getByRole('option').first()).toContainText(said.name);
      await expect(values.getByRole('group').getByRole('option')).toHaveCount(companyValueNames.length);
      await expect(values.getByRole('option')).toHaveCount(1 + companyValueNames.length);
      await expect(text()).toHaveAttribute('aria-activedescendant', /-0$/);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(values).toBeHidden();
      await expect(field(staff, 'editor.title')).toBeVisible();
      await page.keyboard.type(said.name.slice(0, 1));
      await expect(values.getByRole('option', { name: said.name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(text()).toHaveValue(`${said.says}{{${said.name}}}`);
      await expect(page.locator(`[data-chip="${said.name}"]`)).toHaveText(`{{${said.name}}}`);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(text()).toHaveValue(`${said.says}{{${said.name.slice(0, 1)}`);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(text()).toHaveValue(`${said.says}{{${said.name}}}`);
      await page.keyboard.type('!');
      await expect(text()).toHaveValue(`${said.says}{{${said.name}}}!`);
    });

    await test.step('a value stands in the preview by its name, one that nobody collects is told', async () => {
      await expect(preview(staff).locator('[data-value]')).toHaveText(said.name);
      await page.keyboard.type(' {{x}}');
      const unknown = staff.text('flows.format.unknownValue_one', { names: 'x' });
      await expect(page.getByText(unknown)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      for (const _ of ' {{x}}') await page.keyboard.press('Backspace');
      await expect(page.getByText(unknown)).toBeHidden();
    });

    await test.step('a button’s words take a value too', async () => {
      await staff.button('flows.bubble.addTo', { number: '1' }).click();
      await page.getByRole('menuitem', { name: staff.text('flows.kind.link'), exact: true }).click();
      const insert = staff.text('flows.format.valueIn', { field: staff.text('flows.message.link.title') });
      await page.getByRole('button', { name: insert }).click();
      await page.getByRole('menuitem', { name: said.name, exact: true }).click();
      await expect(field(staff, 'message.link.title')).toHaveValue(`{{${said.name}}}`);
      await field(staff, 'message.link.url').fill(`https://example.com/{{${said.name}}}`);
    });

    await test.step('a bubble for SMS alone, and one for all channels', async () => {
      await staff.button('flows.bubble.options', { number: '1' }).click();
      const chooser = page.getByRole('group', { name: staff.text('flows.channels.label') });
      await chooser.getByRole('button', { name: channelName(staff, 4) }).click();
      await expect(chooser.getByRole('button', { name: staff.text('flows.channels.all') })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const mark = staff.text('flows.channels.only', { names: channelName(staff, 4) });
      await expect(bubble(staff, 1).getByRole('img', { name: mark })).toBeVisible();
      const empty = staff.text('flows.preview.emptyHere', { channel: channelName(staff, 1) });
      await expect(preview(staff).getByText(empty)).toBeVisible();
      await staff.button('flows.responses.addBubble').click();
      await field(staff, 'bubble.text').nth(1).fill(`**${said.everywhere}** 😀`);
    });

    await test.step('the preview shows each channel as it is, and what it has not', async () => {
      const lost = (name: TextIn<'flows.preview.lost', '_one'>, count = '1') =>
        preview(staff).getByText(staff.text(`flows.preview.lost.${name}_one`, { count }));
      await expect(preview(staff).getByText(said.everywhere)).toBeVisible();
      await expect(lost('otherChannels')).toBeVisible();
      await showOn(staff, 4);
      await expect(preview(staff)).toContainText(`${said.says}${said.name}!`);
      await expect(
        preview(staff).getByText(staff.text('flows.preview.sms.unusual', { character: '😀' })),
      ).toBeVisible();
      await expect(lost('formatting')).toBeVisible();
      await expect(lost('otherChannels')).toBeHidden();
      expect(await violationsOf(page)).toEqual([]);
      await showOn(staff, 3);
      await expect(preview(staff).getByText(said.everywhere, { exact: true })).toBeVisible();
      await expect(lost('emojis')).toBeVisible();
      await showOn(staff, 2);
      await expect(preview(staff).locator('strong')).toHaveCount(0);
      await showOn(staff, 1);
      await expect(preview(staff).locator('strong')).toHaveText(said.everywhere);
    });

    const strip = page.getByRole('tablist', { name: staff.text('flows.responses.label') });
    const alternative = (name: string) => strip.getByRole('tab', { name, exact: true });
    const numbered = (number: number) => staff.text('flows.responses.name', { number: String(number) });
    const menu = async (name: string, entry: TextIn<'flows.responses'>) => {
      await staff.button('flows.responses.menu', { name }).click();
      await page.getByRole('menuitem', { name: staff.text(`flows.responses.${entry}`), exact: true }).click();
    };
    await test.step('alternatives are copied, named and put in another order', async () => {
      await menu(numbered(1), 'copy');
      await expect(strip.getByRole('tab')).toHaveText([numbered(1), numbered(2)]);
      await expect(text()).toHaveValue(`${said.says}{{${said.name}}}!`);
      await alternative(numbered(2)).dblclick();
      await field(staff, 'responses.title').fill(said.own);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(strip.getByRole('tab')).toHaveText([numbered(1), said.own]);
      await alternative(said.own).press('Alt+ArrowLeft');
      await expect(strip.getByRole('tab')).toHaveText([said.own, numbered(2)]);
      await expect(alternative(said.own)).toBeFocused();
      await page.keyboard.press('F2');
      await field(staff, 'responses.title').fill(' ');
      await page.keyboard.press('Enter');
      await expect(strip.getByRole('tab')).toHaveText([numbered(1), numbered(2)]);
      await menu(numbered(1), 'remove');
      await menu(numbered(1), 'rename');
      await field(staff, 'responses.title').fill(said.own);
      await page.keyboard.press('Enter');
      await expect(strip.getByRole('tab')).toHaveText([said.own]);
    });

    await test.step('a recording is refused for what it is, and another one taken and heard', async () => {
      await tabOf(staff, 'settings').click();
      const row = page.getByRole('tabpanel').getByRole('group', { name: staff.text('flows.recording.name') });
      const input = row.locator('input[type=file]');
      await input.setInputFiles({
        name: 'stereo.mp3',
        mimeType: 'audio/mpeg',
        buffer: speechFile({ stereo: true }),
      });
      await expect(row.getByRole('alert')).toHaveText(
        staff.text('flows.recording.error.stereo', { bitRate: '8' }),
      );
      await input.setInputFiles({
        name: 'stort.mp3',
        mimeType: 'audio/mpeg',
        buffer: Buffer.alloc(1200 * 1024),
      });
      await expect(row.getByRole('alert')).toContainText('1200');
      await input.setInputFiles({ name: 'velkommen.mp3', mimeType: 'audio/mpeg', buffer: speechFile() });
      await expect(row.getByText('velkommen.mp3')).toBeVisible();
      await expect(row.getByRole('alert')).toBeHidden();
      await expect(row.getByText('0:00 / 0:02')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await row.getByRole('button', { name: staff.text('flows.recording.play') }).click();
      await expect(row.getByText(/0:0[12] \/ 0:02/)).toBeVisible();
      await expect(row.getByRole('button', { name: staff.text('flows.recording.play') })).toBeVisible();
      await showOn(staff, 3);
      await expect(preview(staff).getByText('velkommen.mp3')).toBeVisible();
      await expect(preview(staff).getByText(said.everywhere).locator('..')).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
    });

    await test.step('the phone’s waiting time is the flow’s own, and generated answers rest on it', async () => {
      await field(staff, 'settings.speechWait.title')
        .or(page.getByRole('switch', { name: staff.text('flows.settings.speechWait.title') }))
        .first()
        .check();
      await field(staff, 'settings.speechWait.label').fill('2.5');
      await page.getByLabel(staff.text('flows.settings.gpt.title')).selectOption('1');
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('what is published is there again, and visitors of the widget get what is theirs', async () => {
      await staff.button('flows.editor.publish').click();
      await staff.trained(before);
      await page.getByRole('treeitem').getByText(said.title, { exact: true }).click();
      await tabOf(staff, 'settings').click();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByText('velkommen.mp3')).toBeVisible();
      await expect(field(staff, 'settings.speechWait.label')).toHaveValue('2.5');
      await expect(panel.getByLabel(staff.text('flows.settings.gpt.title'))).toHaveValue('1');
      await panel.getByRole('button', { name: staff.text('flows.recording.remove') }).click();
      await expect(panel.getByText(staff.text('flows.recording.hint'))).toBeVisible();
      await tabOf(staff, 'responses').click();
      await expect(alternative(said.own)).toBeVisible();
      const visitor = new Widget(await (await browser.newContext()).newPage(), language);
      await visitor.open(`${product.widget}?language=${language}`);
      await visitor.ask(said.phrase, said.everywhere);
      await expect(visitor.said('bot').filter({ hasText: said.says.trim() })).toHaveCount(0);
      await visitor.page.context().close();
    });
    await test.step('of generated answers nothing is said to an agent that does not include them', async () => {
      await changeAnswers(page, '**/api/auth/getUserByAccessToken*', (text) =>
        text.replaceAll('"includeGpt":true', '"includeGpt":false'),
      );
      await page.reload();
      await tabOf(staff, 'settings').click();
      await expect(field(staff, 'settings.speechWait.label')).toBeVisible();
      await expect(page.getByText(staff.text('flows.settings.gpt.title'), { exact: true })).toBeHidden();
    });
    await context.close();
  });
}

test('an agent with generated answers chooses what they make of a flow', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = new Console(await context.newPage(), product, 'da');
  const { page } = staff;
  await changeAnswers(page, '**/api/auth/getUserByAccessToken*', (text) =>
    text.replaceAll('"includeGpt":false', '"includeGpt":true'),
  );
  await staff.haveSession();
  await page.goto(`${product.url}/intent/list/new`);
  await tabOf(staff, 'settings').click();
  await page
    .getByRole('combobox', { name: staff.text('flows.settings.gpt.title') })
    .selectOption(staff.text('flows.settings.gpt.use.2'));
  await expect(page.getByText(staff.text('flows.settings.gpt.description.2'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});
