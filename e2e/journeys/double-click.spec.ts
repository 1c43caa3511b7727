import { expect, type Page, test } from '@playwright/test';
import { Console } from '../helpers/console.ts';
import { journeyLanguages } from '../helpers/journey-languages.ts';
import { useProduct } from '../helpers/product.ts';
import { toast } from '../helpers/toast.ts';
import { Widget } from '../helpers/widget.ts';

const product = useProduct();

/** What is changed by `act`, as `METHOD /path`: nothing of it reaches the server before `act` is over. */
async function changesBy(page: Page, act: () => Promise<void>): Promise<string[]> {
  const changes: string[] = [];
  const acted = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    changes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await acted.promise;
    await route.continue();
  });
  await act();
  // What a click sends is on its way by the next frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  acted.resolve();
  return changes;
}

const words = {
  da: { questions: ['Har I zeppelinere?', 'Fortæl en vittighed om geder'], flow: 'Zeppelinere' },
  en: { questions: ['Do you sell zeppelins?', 'Tell me a joke about goats'], flow: 'Zeppelins' },
} as const;

for (const language of journeyLanguages(import.meta.url)) {
  test(`a double click adds to a flow, and marks as solved, once (${language})`, async ({ browser }) => {
    const { questions, flow } = words[language];
    const visitor = new Widget(await (await browser.newContext()).newPage(), language);
    await visitor.open(`${product.widget}?language=${language}`);
    for (const question of questions) await visitor.askAnything(question);
    const staff = new Console(await (await browser.newContext()).newPage(), product, language);
    const { page } = staff;
    await staff.startAt('training');
    const row = (question: string) => page.getByRole('listitem').filter({ hasText: question });
    await row(questions[0])
      .getByRole('button', { name: staff.text('training.list.addToFlow') })
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('radio', { name: staff.text('training.add.new') }).check();
    await panel.getByLabel(staff.text('training.add.newTitle')).fill(flow);
    await panel.getByLabel(staff.text('training.add.newReply')).fill(flow);
    const made = await changesBy(page, () => staff.button('training.add.create').dblclick());
    await expect(
      toast(page, staff.text('training.saveSolvedQuestionSuccess_one', { count: '1' })),
    ).toHaveCount(1);
    await expect(row(questions[0])).toBeHidden();
    expect(made.filter((change) => change.includes('/intent/addOrUpdate/'))).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();

    await row(questions[1]).getByRole('checkbox').first().check();
    const solved = await changesBy(page, () => staff.button('training.selection.markSolved').dblclick());
    await expect(row(questions[1])).toBeHidden();
    expect(solved).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`a double click imports and merges customers once (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const staff = new Console(await context.newPage(), product, language);
    const { page } = staff;
    const names = [`Ada Dobbelt ${language}`, `Bo Dobbelt ${language}`] as const;
    await staff.haveSession();
    await page.goto(`${product.url}/customers/import`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Navn;Kilde', ...names.map((name) => `${name};Messe`)].join('\n')),
    });
    const submit = staff.button('import.preview.submit_other', { rows: '2' });
    await expect(submit).toBeVisible();
    const imported = await changesBy(page, () => submit.dblclick());
    await page.getByRole('link', { name: staff.text('customers.import.seeCustomers') }).click();
    expect(imported).toHaveLength(1);
    await page.unrouteAll();
    await page.goto(`${product.url}/customers?search=${encodeURIComponent(`Dobbelt ${language}`)}`);
    await expect(page.getByRole('treeitem')).toHaveCount(2);

    await page.getByRole('treeitem').filter({ hasText: names[0] }).click();
    await staff.button('customers.merge.open').click();
    const panel = page.getByRole('dialog', { name: staff.text('customers.merge.title') });
    await panel.getByRole('searchbox').fill(names[1]);
    await panel.getByRole('listitem').filter({ hasText: names[1] }).getByRole('button').click();
    const merged = await changesBy(page, () => staff.button('customers.merge.submit').dblclick());
    await expect(panel).toBeHidden();
    expect(merged).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
