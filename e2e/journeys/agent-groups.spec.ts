import { type Browser, expect, test } from '@playwright/test';
import { type ChatClient, ConditionKind, newId } from '@samtale/contract';
import { type Console, signedIn, withSession } from '../helpers/console.ts';
import { answerOf, draftFlows } from '../helpers/draft-flows.ts';
import { useForeignSite } from '../helpers/foreign-site.ts';
import { useProduct } from '../helpers/product.ts';
import { snippetOf, visitShop } from '../helpers/shop-visit.ts';
import type { Language } from '../helpers/texts.ts';
import type { Widget } from '../helpers/widget.ts';
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

const tabs = {
  mlClassification: 'settings.saveSuccess',
  officeTime: 'officeTimes.saved',
  timeZone: 'settings.saveSuccess',
  gdpr: 'settings.saveSuccess',
} as const;

/** Opens a tab of the agent's settings; what is given saves what is changed there. */
async function open(staff: Console, tab: keyof typeof tabs): Promise<() => Promise<void>> {
  const { page } = staff;
  await page.goto(`${product.url}/settings/${tab}`);
  const title = staff.text(`settings.tab.${tab}`);
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  return async () => {
    await staff.button('shell.action.save').click();
    await expect(page.getByText(staff.text(`settings.${tabs[tab]}`), { exact: true }).last()).toBeVisible();
    await expect(page.getByText(staff.text('settings.notSaved'), { exact: true })).toBeHidden();
  };
}

async function visit(browser: Browser, language: Language, pageLanguage?: string): Promise<Widget> {
  const visitor = await visitShop(browser, site, snippetOf(client), language, pageLanguage);
  await visitor.reach();
  return visitor;
}

/** What was saved answers visitors once a new release has it. */
const comesToAnswer = (browser: Browser, language: Language, question: string, answer: string) =>
  expect(async () => (await visit(browser, language)).ask(question, answer)).toPass();

/** A question that is answered one way when the condition holds and another when it does not; waits until it is. */
async function learn(
  staff: Console,
  question: string,
  condition: { kind: ConditionKind; officeTimeList?: { id: string; toTime: string }[] },
  { holds, otherwise }: { holds: string; otherwise: string },
): Promise<void> {
  const before = await staff.trained();
  const create = await draftFlows(product, staff.language);
  const answering = (words: string) =>
    create(words, {
      isActive: true,
      trainingPhraseList: [{ id: newId, question: words }],
      chatResponseList: answerOf(words),
    });
  await create(question, {
    isActive: true,
    trainingPhraseList: [{ id: newId, question }],
    intentActionList: [
      {
        id: newId,
        type: 2,
        redirectIntentId: await answering(holds),
        conditionList: [{ id: newId, ...condition }],
        conditionsNotMetIntentId: await answering(otherwise),
      },
    ],
  });
  await staff.page.reload();
  await staff.trained(before);
}

test('officeTime: closed today', async ({ browser }) => {
  const staff = await signedIn(browser, product, 'da');
  const question = 'Sidder der nogen ved telefonen?';
  const answers = { holds: 'Telefonen er åben.', otherwise: 'Telefonen er lukket.' };
  await learn(staff, question, { kind: ConditionKind.openingHours }, answers);
  await (await visit(browser, 'da')).ask(question, answers.holds);

  const save = await open(staff, 'officeTime');
  // Hours on another day alone: today has none, nor has tomorrow, should midnight come.
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const day = new Intl.DateTimeFormat('da', { weekday: 'long' }).format(inThreeDays);
  await staff.button('settings.officeTimes.addHours', { day }).click();
  await save();
  await comesToAnswer(browser, 'da', question, answers.otherwise);
});

test('timeZone: it is another time of the day', async ({ browser }) => {
  const staff = await signedIn(browser, product, 'en');
  const question = 'Is it morning where the shop is?';
  const answers = { holds: 'The sun is rising.', otherwise: 'The sun has been high.' };
  const morning = { kind: ConditionKind.customTime, officeTimeList: [{ id: newId, toTime: '11:59' }] };
  await learn(staff, question, morning, answers);
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());

  // Twelve hours apart all year round.
  for (const [place, zone] of [
    ['Tokyo', 'Asia/Tokyo'],
    ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
  ] as const) {
    const save = await open(staff, 'timeZone');
    await staff.page.getByRole('combobox', { name: staff.text('settings.timeZone.search') }).fill(place);
    await expect(staff.page.getByRole('option').first()).toContainText(place);
    await staff.page.keyboard.press('Enter');
    await save();
    await comesToAnswer(browser, 'en', question, hourIn(zone) < 12 ? answers.holds : answers.otherwise);
  }
});

test('mlClassification: what was answered no longer is', async ({ browser }) => {
  const question = 'Hvornår åbner butikken på lørdag?';
  await (await visit(browser, 'da')).ask(question, /9\.30/);
  const staff = await withSession(browser, product, 'da');
  const save = await open(staff, 'mlClassification');
  await staff.page.getByRole('slider').press('End');
  await save();
  await comesToAnswer(browser, 'da', question, 'Det kan jeg desværre ikke svare på endnu');
});

test('gdpr: nothing is erased, and nobody sees the customers', async ({ browser }) => {
  const staff = await signedIn(browser, product, 'en');
  await staff.goTo('customers');
  await expect(staff.page.getByRole('treeitem').first()).toBeVisible();
  const save = await open(staff, 'gdpr');
  await staff.page.getByLabel(staff.text('settings.gdpr.label')).fill('0');
  await save();
  const menu = staff.page.getByRole('navigation', { name: staff.text('shell.menu.label') });
  await expect(menu.getByRole('link', { name: staff.text('shell.menu.customers') })).toHaveCount(0);
  await staff.page.goto(`${product.url}/customers`);
  await expect(staff.page.getByText(staff.text('customers.hidden.title'))).toBeVisible();
  const visitor = await visit(browser, 'en');
  await visitor.ask('When are you open?', /9:30/);
});

test('language: one that the agent no longer speaks', async ({ browser }) => {
  await visit(browser, 'en');
  const staff = await withSession(browser, product, 'da');
  await staff.page.goto(`${product.url}/settings/language`);
  const english = staff.page.getByRole('switch', { name: staff.text('shell.language.en') });
  await english.click();
  await staff.button('settings.languages.leave.confirm').click();
  await expect(
    staff.page.getByText(staff.text('settings.settings.saveSuccess'), { exact: true }),
  ).toBeVisible();
  await expect(english).not.toBeChecked();
  // The server may remember a widget's script for some seconds.
  await expect(async () => {
    const { page } = await visitShop(browser, site, snippetOf(client), 'da', 'en');
    await expect(page.getByRole('button', { name: 'Åbn chatten' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const visitor = await visit(browser, 'da', 'en');
  await visitor.ask('Hvad koster fragt?', /3–5 hverdage/);
});
