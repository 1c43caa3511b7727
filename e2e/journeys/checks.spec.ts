import { expect, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { draftFlows } from '../helpers/draft-flows.ts';
import { field } from '../helpers/flow-editor.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import type { TextIn } from '../helpers/texts.ts';

const product = useProduct();

const secret = '{{secret.shop-key}}';

/** A flow that gets in the way of one of the demo's. */
const words = {
  da: {
    title: 'Fragt',
    other: 'Levering',
    same: 'er der GRATIS levering',
    answer: 'Ja, {{navn}}.',
    name: '{{navn}}',
    better: 'Ja, altid.',
  },
  en: {
    title: 'Freight',
    other: 'Delivery',
    same: 'is delivery FREE',
    answer: 'Yes, {{name}}.',
    name: '{{name}}',
    better: 'Yes, always.',
  },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  const { title, other, same, answer, name, better } = words[language];

  test(`what looks wrong is told where it is, until it is put right (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const link = (count?: string) =>
      page.getByRole('link', {
        name: count ? staff.text('flows.checks.found', { count }) : staff.text('flows.checks.open'),
        exact: true,
      });
    const group = (kind: TextIn<'checks.kind', '.title'>) =>
      page.getByRole('region', { name: staff.text(`checks.kind.${kind}.title`) });
    const saveDraft = async () => {
      await staff.button('flows.editor.saveDraft').click();
      await expect(page.getByLabel(staff.text('flows.editor.title'), { exact: true })).toBeHidden();
    };
    const openResponses = () =>
      page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
    const bubble = page.getByLabel(staff.text('flows.bubble.text'), { exact: true });
    await staff.signIn();

    await test.step('nothing is found in the demo', async () => {
      await link().press('Enter');
      await expect(page.getByRole('heading', { name: staff.text('checks.clear.title') })).toBeVisible();
      await page
        .getByRole('link', { name: staff.text('checks.back'), exact: true })
        .first()
        .click();
    });

    await test.step('a draft brings a phrase that another flow has, a value that nobody asks for and a secret there is none of, and is in one language', async () => {
      await page.goto(`${product.url}/intent/list/new`);
      await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
      await page.getByLabel(staff.text('flows.phrases.add')).fill(same);
      const note = page.getByRole('status').filter({ hasText: staff.text('flows.phrases.clash.samePhrase') });
      await expect(note.getByRole('link', { name: other, exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ has: note })).toHaveCount(1);
      await openResponses();
      await bubble.fill(answer);
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.actions') }).click();
      await staff.button('flows.actions.add').click();
      await page.getByRole('menuitem', { name: staff.text('flows.actions.kind.13.title') }).click();
      await field(staff, 'actions.parameter.url').fill(`https://example.com/?key=${secret}`);
      await saveDraft();
      await expect(link('4')).toBeVisible();
    });

    await test.step('all are told with the flows they are in', async () => {
      await link('4').press('Enter');
      await expect(group('samePhrase').getByRole('listitem')).toHaveCount(1);
      await expect(group('samePhrase')).toContainText(same, { ignoreCase: true });
      await expect(group('samePhrase').getByRole('link', { name: other, exact: true })).toBeVisible();
      await expect(group('unknownParameter')).toContainText(name);
      await expect(group('unknownSecret').getByRole('link', { name: title, exact: true })).toBeVisible();
      await expect(group('unknownSecret')).toContainText(secret);
      const missing = ({ da: 'en', en: 'da' } as const)[language];
      await expect(group('missingLanguage')).toContainText(staff.text(`checks.missing.${missing}`));
      await group('samePhrase').getByRole('link', { name: title, exact: true }).click();
    });

    const shared = page.getByText(
      staff.text('flows.editor.sharedPhrases_one', { text: same, title: other }),
      { exact: true },
    );
    const line = page.getByRole('region', { name: staff.text('checks.flow.label') });
    await test.step('the editor tells them too, and where the other flow is', async () => {
      await expect(line).toContainText(staff.text('checks.kind.samePhrase.title'));
      await expect(line.getByRole('listitem')).toHaveCount(1);
      await line
        .getByRole('button', { name: staff.text('checks.flow.showAll', { count: '4' }) })
        .press('Enter');
      await expect(line.getByRole('listitem')).toHaveCount(4);
      await expect(line).toContainText(name);
      await expect(line.getByRole('link', { name: other, exact: true })).toBeVisible();
    });

    await test.step('what is put right is told no longer', async () => {
      await openResponses();
      await bubble.fill(better);
      await saveDraft();
      await expect(shared).toBeHidden();
      await expect(link('3')).toBeVisible();
      await page.getByRole('treeitem').getByText(other, { exact: true }).first().click();
      await expect(line).toContainText(staff.text('checks.kind.samePhrase.title'));
      await expect(line).not.toContainText(name);
      await line.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByLabel(staff.text('flows.editor.title'), { exact: true })).toHaveValue(title);
    });

    await test.step('who publishes the phrase a second time is told where it stands, too', async () => {
      await page.getByRole('tab', { name: staff.text('flows.editor.tab.actions') }).click();
      await field(staff, 'actions.parameter.url').fill('https://example.com/');
      await staff.button('flows.editor.publish').click();
      await expect(shared).toBeVisible();
    });
    await context.close();
  });
}

test('a missing answer is told of no longer than it is missing', async ({ browser }) => {
  const staff = new Console(await (await browser.newContext()).newPage(), product, 'da');
  const { page } = staff;
  await staff.haveSession();
  const flowId = await (await draftFlows(product, 'da'))('Uden svar endnu');
  const told = page.getByText(staff.text('checks.kind.unansweredDraft.title'));
  await page.goto(`${product.url}/intent/list/new`);
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill('Helt nyt');
  await expect(told).toBeHidden();
  await page.goto(`${product.url}/intent/list/${flowId}`);
  await expect(told).toBeVisible();
  await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
  await page.getByLabel(staff.text('flows.bubble.text'), { exact: true }).first().fill('V');
  await expect(told).toBeHidden();
});
