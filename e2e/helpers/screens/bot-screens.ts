import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { pasteText } from '../paste-text.ts';
import { showChats } from './chat-screens.ts';
import { asked } from './conversations.ts';
import { showFlows } from './flow-screens.ts';

const clash = {
  da: {
    title: 'Fragt',
    lines: 'Er der gratis levering?\nHvor lang tid tager en levering?',
    says: 'Hej {{navn}}',
  },
  en: { title: 'Freight', lines: 'Is delivery free?\nHow long does the delivery take?', says: 'Hi {{name}}' },
} as const;

/** What is found in the flows, one of which is a draft that gets in another's way. */
export const showChecks = async (staff: Console) => {
  const { page } = staff;
  const { title, lines, says } = clash[staff.language];
  await goWithinConsole(staff, '/intent/checks');
  const made = page.getByRole('link', { name: title, exact: true }).first();
  // The name of what is found first, or that there is nothing.
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  if (await made.isVisible()) return;
  await goWithinConsole(staff, '/intent/list/new');
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).fill(title);
  await pasteText(page.getByLabel(staff.text('flows.phrases.add')), lines);
  await page.getByRole('tab', { name: staff.text('flows.editor.tab.responses') }).click();
  await page.getByLabel(staff.text('flows.bubble.text'), { exact: true }).fill(says);
  await staff.button('flows.editor.saveDraft').click();
  await page.getByLabel(staff.text('flows.editor.title'), { exact: true }).waitFor({ state: 'hidden' });
  await goWithinConsole(staff, '/intent/checks');
  await made.waitFor();
};

/** A flow with what is found in it. */
export const showFlowFindings = async (staff: Console) => {
  const { page } = staff;
  await showChecks(staff);
  await page.getByRole('link', { name: clash[staff.language].title, exact: true }).first().click();
  const line = page.getByRole('region', { name: staff.text('checks.flow.label') });
  await line.getByRole('button').click();
};

/** From this width on, in pixels, the head of a chat has a button for making a test of it. */
const headHasRoomFrom = 900;

/** The conversation tests, one of which was a visitor's conversation. */
export const showTests = async (staff: Console) => {
  const { page } = staff;
  await goWithinConsole(staff, '/intent/tests');
  const row = page.getByRole('treeitem').first();
  const isEmpty = page.getByRole('heading', { name: staff.text('conversationTests.empty.title') });
  await row.or(isEmpty).waitFor();
  if (await row.isVisible()) return;
  await showChats(staff);
  await page.getByRole('listbox').getByRole('option').first().click();
  if ((page.viewportSize()?.width ?? 0) >= headHasRoomFrom) {
    await staff.button('conversationTests.save.button').click();
    await page.getByRole('link', { name: staff.text('conversationTests.save.open') }).click();
  } else {
    // On a phone it is in the menu, and the way to the test as well.
    await staff.button('chat.menu.label').click();
    await page.getByRole('menuitem', { name: staff.text('conversationTests.save.button') }).click();
    await page.getByText(staff.text('conversationTests.save.done').split('{{title}}').at(-1) ?? '').waitFor();
    await staff.button('chat.menu.label').click();
    await page.getByRole('menuitem', { name: staff.text('conversationTests.save.open') }).click();
  }
  await outcome(staff).waitFor();
  await goWithinConsole(staff, '/intent/tests');
  await row.waitFor();
};

/** What came of the first turn of a test. */
const outcome = (staff: Console) =>
  staff.page.getByRole('group', { name: staff.text('conversationTests.turn.asExpected') }).first();

export const showTest = async (staff: Console) => {
  await showTests(staff);
  await staff.page.getByRole('treeitem').first().click();
  await outcome(staff).waitFor();
};

/** A conversation test that is being written. */
export const showNewTest = async (staff: Console) => {
  const { page } = staff;
  await goWithinConsole(staff, '/intent/tests/new');
  await page.getByLabel(staff.text('conversationTests.turn.said'), { exact: true }).waitFor();
};

/** The simulator beside the flows, telling why it answered and how it stands. */
export const showSimulator = async (staff: Console) => {
  const { page } = staff;
  await showFlows(staff, 'list');
  await staff.button('simulator.open').click();
  await page.getByLabel(staff.text('simulator.composer.label')).fill(asked[staff.language][0][0]);
  await page.keyboard.press('Enter');
  await staff.button('chat.why.label').click();
  await staff.button('simulator.stepBack').waitFor();
  await page.getByRole('button', { name: staff.text('simulator.state.title') }).click();
};
