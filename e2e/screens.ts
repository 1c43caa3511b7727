import { type Browser, expect } from '@playwright/test';
import { botFile } from './bot-file.ts';
import type { Console } from './console.ts';
import { importFile } from './import-file.ts';
import { pasteText } from './paste-text.ts';
import type { Product } from './product.ts';
import type { Language } from './texts.ts';
import { Widget } from './widget.ts';

const asked = {
  da: [
    ['Har I gavekort?', 'kan man købe et gavekort', 'Kan man få et gavekort til en ven'],
    ['Hvad koster levering?', 'Leverer I også til Bornholm?'],
    ['Jeg er punkteret', 'Kan I sende en cykel med posten til Færøerne?'],
    ['Har I cykelhjelme til hunde?'],
    ['Kan jeg betale med MobilePay?', 'Jeg vil gerne tale med en medarbejder'],
    ['Hvornår har I åbent?', 'Tak for hjælpen!'],
  ],
  en: [
    ['Can I buy a gift card', 'gift card for a friend', 'Do you sell gift cards to friends?'],
    ['How much is shipping?', 'To Bornholm as well?'],
    ['I have a flat tyre', 'Can you mail a bike to the Faroe Islands?'],
    ['Do you sell helmets for dogs?'],
    ['Can I pay by card?', 'I want to talk to a person'],
    ['When are you open?', 'Thanks for your help!'],
  ],
} as const;

/** Has visitors ask this and that, so that no screen is empty. Returns the last one, whose chat is open. */
export async function haveConversations(
  browser: Browser,
  product: Product,
  language: Language,
): Promise<Widget> {
  let last: Widget | null = null;
  for (const questions of asked[language]) {
    await last?.page.context().close();
    last = new Widget(await (await browser.newContext()).newPage(), language);
    await last.open(`${product.widget}?language=${language}`);
    for (const question of questions) await last.askAnything(question);
  }
  if (!last) throw new Error('nobody asked anything');
  return last;
}

interface Screen {
  name: string;
  /** Goes there from any other screen of the console. */
  show(staff: Console): Promise<void>;
}

const showFlow = async (
  staff: Console,
  tab: 'phrases' | 'responses' | 'conversation' | 'settings' | 'actions',
) => {
  const title = { da: 'Levering', en: 'Delivery' }[staff.language];
  await showFlows(staff, 'list');
  await staff.page.getByRole('treeitem').getByText(title, { exact: true }).first().click();
  await staff.page.getByRole('tab', { name: staff.text(`flows.editor.tab.${tab}`) }).click();
};

const parameter = {
  da: {
    title: 'Book værksted',
    lines: 'Book tid på værkstedet fredag\nKan I se på min cykel i morgen?',
    name: 'dag',
  },
  en: {
    title: 'Book a repair',
    lines: 'Book a repair for friday\nCan you look at my bike tomorrow?',
    name: 'day',
  },
} as const;

/** Words of a phrase being marked as a parameter that the flow has not had. */
const showMarking = async (staff: Console) => {
  const { page } = staff;
  const { title, lines, name } = parameter[staff.language];
  await page.goto(new URL('/intent/list/new', page.url()).href);
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('flows.phrases.add')), lines);
  const phrases = page.getByRole('list', { name: staff.text('flows.editor.tab.phrases') });
  await phrases.locator('textarea').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+m');
  await page.keyboard.type(name);
  await page.getByRole('combobox', { name: staff.text('flows.parameters.type') }).waitFor();
};

/** A flow's parameters, one of them opened. */
const showParameters = async (staff: Console) => {
  await showMarking(staff);
  const type = staff.page.getByRole('combobox', { name: staff.text('flows.parameters.type') });
  await expect(type).toHaveValue(staff.text('entities.system.date.name'));
  await staff.page.keyboard.press('Enter');
  await staff.page.getByRole('button', { name: new RegExp(`^${parameter[staff.language].name}`) }).click();
  await staff.page.getByLabel(staff.text('flows.parameters.ask')).check();
};

const showFlows = async (staff: Console, view: 'list' | 'tree') => {
  await staff.page.goto(new URL('/intent/list', staff.page.url()).href);
  await staff.page.getByRole('radio', { name: staff.text(`flows.list.view.${view}`) }).check({ force: true });
  await staff.page.getByRole('treeitem').first().waitFor();
};

const showChart = async (staff: Console) => {
  await showFlows(staff, 'list');
  await staff.page.getByRole('radio', { name: staff.text('flows.list.view.chart') }).check({ force: true });
  await staff.page.locator('[data-flow]').first().waitFor();
};

const showOldList = async (staff: Console) => {
  await staff.page.goto(new URL('/intent/oldlist', staff.page.url()).href);
  await staff.page.getByRole('table').waitFor();
};

const clash = {
  da: {
    title: 'Fragt',
    lines: 'Er der gratis levering?\nHvor lang tid tager en levering?',
    says: 'Hej {{navn}}',
  },
  en: { title: 'Freight', lines: 'Is delivery free?\nHow long does the delivery take?', says: 'Hi {{name}}' },
} as const;

/** What is found in the flows, one of which is a draft that gets in another's way. */
const showChecks = async (staff: Console) => {
  const { page } = staff;
  const { title, lines, says } = clash[staff.language];
  await page.goto(new URL('/intent/checks', page.url()).href);
  const made = page.getByRole('link', { name: title, exact: true }).first();
  // The name of what is found first, or that there is nothing.
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  if (await made.isVisible()) return;
  await page.goto(new URL('/intent/list/new', page.url()).href);
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('flows.phrases.add')), lines);
  await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
  await page.getByLabel(staff.text('flows.bubble.text'), { exact: true }).fill(says);
  await staff.button('flows.editor.saveDraft').click();
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).waitFor({ state: 'hidden' });
  await page.goto(new URL('/intent/checks', page.url()).href);
  await made.waitFor();
};

/** A flow with what is found in it. */
const showFlowFindings = async (staff: Console) => {
  const { page } = staff;
  await showChecks(staff);
  await page.getByRole('link', { name: clash[staff.language].title, exact: true }).first().click();
  const line = page.getByRole('region', { name: staff.text('checks.flow.label') });
  await line.getByRole('button').click();
};

const showImport = async (staff: Console) => {
  await staff.page.goto(new URL('/intent/import', staff.page.url()).href);
  await staff.button('import.choose.button').waitFor();
};

const showPreview = async (staff: Console) => {
  await showImport(staff);
  const { name, content } = importFile(staff.language);
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: content });
  await staff.page.getByRole('table').waitFor();
};

/** A bot from Dialogflow, looked at before it is imported. */
const showBotPreview = async (staff: Console) => {
  await showImport(staff);
  const { name, content } = botFile(staff.language);
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: content });
  await staff.page.getByRole('region', { name: staff.text('exchange.report.notes') }).waitFor();
};

const showTraining = async (staff: Console) => {
  await staff.page.goto(new URL('/training', staff.page.url()).href);
  await staff.page.getByRole('list', { name: staff.text('training.groups.label') }).waitFor();
};

const template = {
  da: { title: 'Ja tak', phrases: ['Ja tak', 'Det vil jeg gerne', 'Jo, det lyder godt', 'Lad os gøre det'] },
  en: { title: 'Yes please', phrases: ['Yes please', 'I would like that', 'Sounds good', 'Let us do that'] },
} as const;

/** The list of templates, with one in it. */
const showTemplates = async (staff: Console) => {
  const { page } = staff;
  const { title, phrases } = template[staff.language];
  await page.goto(new URL('/template/list', page.url()).href);
  const row = page.getByRole('treeitem').filter({ hasText: title });
  const isEmpty = page.getByRole('heading', { name: staff.text('templates.list.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await page
    .getByRole('link', { name: staff.text('templates.list.new') })
    .first()
    .click();
  await page.getByLabel(staff.text('templates.detail.name')).fill(title);
  for (const phrase of phrases.toReversed()) {
    await page.getByLabel(staff.text('flows.phrases.add')).fill(phrase);
    await staff.button('flows.phrases.addShort').click();
  }
  await staff.button('shell.action.save').click();
  await staff.button('shell.action.delete').waitFor();
  await page.goto(new URL('/template/list', page.url()).href);
  await row.waitFor();
};

const showTemplate = async (staff: Console) => {
  await showTemplates(staff);
  await staff.page.getByText(template[staff.language].title, { exact: true }).click();
  await staff.page.getByLabel(staff.text('flows.phrases.phrase'), { exact: true }).first().waitFor();
};

/** A flow's training phrases with a template chosen for it, not yet saved. */
const showTemplateChoice = async (staff: Console) => {
  await showTemplates(staff);
  await showFlow(staff, 'phrases');
  const choice = staff.page.getByLabel(staff.text('flows.phrases.template.label'));
  await choice.selectOption(template[staff.language].title);
  await staff.page.getByText(template[staff.language].phrases[1]).waitFor();
};

const entityType = {
  da: {
    title: 'cykeltype',
    lines:
      'Racer; landevejscykel; sportscykel\nElcykel; el-cykel; e-bike\nLadcykel; christianiacykel; longjohn\nMountainbike; MTB\nCitybike',
    said: 'Har I en ladcykl eller en MTB til i dag?',
  },
  en: {
    title: 'bike-type',
    lines:
      'Road bike; racer; racing bike\nElectric bike; e-bike\nCargo bike; box bike; long john\nMountain bike; MTB\nCity bike',
    said: 'Do you have a cargo bikke or an MTB for today?',
  },
} as const;

/** The list of entity types, with one of the agent's own in it. */
const showEntityTypes = async (staff: Console) => {
  const { page } = staff;
  const { title, lines } = entityType[staff.language];
  await page.goto(new URL('/entities/list', page.url()).href);
  const row = page.getByRole('treeitem').filter({ hasText: title });
  const isEmpty = page.getByRole('heading', { name: staff.text('entities.list.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await page.getByRole('link', { name: staff.text('entities.list.new') }).click();
  await page.getByLabel(staff.text('entities.detail.name'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('entities.entry.add')), lines);
  await staff.button('shell.action.save').click();
  await staff.button('shell.action.delete').waitFor();
  await page.goto(new URL('/entities/list', page.url()).href);
  await row.waitFor();
};

const showEntityType = async (staff: Console) => {
  await showEntityTypes(staff);
  const { title, said } = entityType[staff.language];
  await staff.page.getByText(title, { exact: true }).click();
  await staff.page.getByRole('textbox', { name: staff.text('entities.trial.title') }).fill(said);
  await staff.page.getByRole('list', { name: staff.text('entities.trial.found') }).waitFor();
};

/** A pattern being written, with one that cannot be used. */
const showPatterns = async (staff: Console) => {
  const { page } = staff;
  await page.goto(new URL('/entities/detail', page.url()).href);
  await page.getByRole('radio', { name: staff.text('entities.kind.pattern') }).check({ force: true });
  await pasteText(page.getByLabel(staff.text('entities.entry.addPattern')), '[A-Z]{2}\\d{4}\n(\\d{3}');
  await page.getByRole('alert').waitFor();
};

const showSystemType = async (staff: Console) => {
  const { page } = staff;
  await page.goto(new URL('/entities/detail/00000000-0000-4000-8000-000000000004', page.url()).href);
  await page.getByRole('list', { name: staff.text('entities.trial.found') }).waitFor();
};

const showChats = async (staff: Console) => {
  await staff.page.goto(new URL('/chat', staff.page.url()).href);
  await staff.page.getByRole('listbox').getByRole('option').first().waitFor();
};

/** The conversation tests, one of which was a visitor's conversation. */
const showTests = async (staff: Console) => {
  const { page } = staff;
  const address = new URL('/intent/tests', page.url()).href;
  await page.goto(address);
  const row = page.getByRole('treeitem').first();
  const isEmpty = page.getByRole('heading', { name: staff.text('conversation-tests.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await showChats(staff);
  await page.getByRole('listbox').getByRole('option').first().click();
  await staff.button('conversation-tests.save.button').click();
  await page.getByRole('link', { name: staff.text('conversation-tests.save.open') }).click();
  await outcome(staff).waitFor();
  await page.goto(address);
  await row.waitFor();
};

/** What came of the first turn of a test. */
const outcome = (staff: Console) =>
  staff.page.getByRole('group', { name: staff.text('conversation-tests.turn.asExpected') }).first();

const showTest = async (staff: Console) => {
  await showTests(staff);
  await staff.page.getByRole('treeitem').first().click();
  await outcome(staff).waitFor();
};

/** The simulator beside the flows, telling why it answered and how it stands. */
const showSimulator = async (staff: Console) => {
  const { page } = staff;
  await showFlows(staff, 'list');
  await staff.button('simulator.open').click();
  await page.getByLabel(staff.text('simulator.composer.label')).fill(asked[staff.language][0][0]);
  await page.keyboard.press('Enter');
  await staff.button('chat.why.label').click();
  await staff.button('simulator.stepBack').waitFor();
  await page.getByRole('button', { name: staff.text('simulator.state.title') }).click();
};

/** The console's screens, each as staff sees it at work. */
export const screens: readonly Screen[] = [
  { name: 'flows', show: (staff) => showFlows(staff, 'list') },
  { name: 'flows-tree', show: (staff) => showFlows(staff, 'tree') },
  { name: 'flows-chart', show: showChart },
  { name: 'flows-oldlist', show: showOldList },
  { name: 'flow-phrases', show: (staff) => showFlow(staff, 'phrases') },
  { name: 'flow-marking', show: showMarking },
  { name: 'flow-parameters', show: showParameters },
  { name: 'flow-responses', show: (staff) => showFlow(staff, 'responses') },
  { name: 'flow-conversation', show: (staff) => showFlow(staff, 'conversation') },
  { name: 'flow-settings', show: (staff) => showFlow(staff, 'settings') },
  { name: 'flow-actions', show: (staff) => showFlow(staff, 'actions') },
  { name: 'templates', show: showTemplates },
  { name: 'template', show: showTemplate },
  { name: 'flow-template', show: showTemplateChoice },
  { name: 'entity-types', show: showEntityTypes },
  { name: 'entity-type', show: showEntityType },
  { name: 'entity-patterns', show: showPatterns },
  { name: 'entity-system', show: showSystemType },
  { name: 'checks', show: showChecks },
  { name: 'flow-findings', show: showFlowFindings },
  { name: 'conversation-tests', show: showTests },
  { name: 'conversation-test', show: showTest },
  { name: 'import', show: showImport },
  { name: 'import-preview', show: showPreview },
  {
    name: 'import-report',
    show: async (staff) => {
      await showPreview(staff);
      await staff.page.getByRole('button', { name: /^Import/ }).click();
      await staff.page.getByRole('region', { name: staff.text('import.report.skippedTitle') }).waitFor();
    },
  },
  { name: 'import-bot', show: showBotPreview },
  { name: 'training', show: showTraining },
  {
    name: 'training-group',
    show: async (staff) => {
      await showTraining(staff);
      const groups = staff.page.getByRole('list', { name: staff.text('training.groups.label') });
      await groups.getByRole('button', { expanded: false }).first().click();
      await groups.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'training-trial',
    show: async (staff) => {
      await showTraining(staff);
      await staff.button('training.groups.addAll').first().click();
      await staff.button('training.trial.start').click();
      await staff.button('training.trial.again').waitFor();
      await staff.page.getByText(staff.text('training.trial.kind.selected')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'training-add',
    show: async (staff) => {
      await showTraining(staff);
      await staff.button('training.list.addToFlow').first().click();
      await staff.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'chats', show: showChats },
  {
    name: 'chat',
    show: async (staff) => {
      await showChats(staff);
      await staff.page.getByRole('listbox').getByRole('option').first().click();
      await staff.transcript.waitFor();
    },
  },
  // The last one: the simulator stays open, and on a phone it covers what would come after it.
  { name: 'simulator', show: showSimulator },
];
