import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { showFlows } from './flow-screens.ts';

export const showChats = async (staff: Console) => {
  await goWithinConsole(staff, '/chat');
  await staff.page.getByRole('listbox').getByRole('option').first().waitFor();
};

/** The newest conversation. */
export const showChat = async (staff: Console) => {
  await showChats(staff);
  await staff.page.getByRole('listbox').getByRole('option').first().click();
  await staff.transcript.waitFor();
};

/** The conversations in which a flow answered, by the flow's menu. */
export const showChatsOfFlow = async (staff: Console) => {
  await showFlows(staff, 'list');
  await staff.page
    .getByRole('button', { name: staff.text('flows.list.menu.open', { title: '' }).trim() })
    .first()
    .click();
  await staff.page.getByRole('menuitem', { name: staff.text('flows.list.menu.conversations') }).click();
  await staff.page.getByRole('list', { name: staff.text('chat.filter.set') }).waitFor();
};

/** What narrows the list. */
export const showChatFilters = async (staff: Console) => {
  await showChats(staff);
  await staff.button('chat.filter.open').click();
  await staff.page.getByRole('dialog', { name: staff.text('chat.filter.title') }).waitFor();
};

/** What the bot did in a conversation, and where its visitor writes from. */
export const showChatDetails = async (staff: Console) => {
  await showChat(staff);
  const open = staff.button('chat.details.open');
  if (await open.isVisible()) await open.click();
  const tab = staff.page.getByRole('radio', { name: staff.text('chat.details.tab.chat') });
  await tab.last().press('Space');
  await staff.page.getByText('127.0.0.1', { exact: true }).last().waitFor();
};

/** Colleagues and teams a conversation can go to. */
export const showHandOver = async (staff: Console) => {
  await showChat(staff);
  await staff.choose('chat.handOver.button');
  await staff.page.getByRole('dialog', { name: staff.text('chat.handOver.title') }).waitFor();
  await staff.page.getByText(staff.text('chat.handOver.users'), { exact: true }).waitFor();
};

/** The question before a conversation is anonymised. */
export const showAnonymise = async (staff: Console) => {
  await showChat(staff);
  await staff.choose('chat.anonymise.button');
  await staff.page.getByRole('dialog', { name: staff.text('chat.anonymise.title') }).waitFor();
};
