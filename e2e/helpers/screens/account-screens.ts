import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

/** All agents, for those who look after them. */
export async function showAgents(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/agent');
  await staff.page.getByRole('option').first().waitFor();
}

/** The demo's agent, to be changed. */
export async function showAgentProfile(staff: Console): Promise<void> {
  await showAgents(staff);
  await staff.page.getByRole('option').first().click();
  await staff.page.getByLabel(staff.text('agents.field.projectName')).waitFor();
}

/** Who did what. */
export async function showAuditLog(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/auditLog');
  const log = staff.page.getByRole('list', { name: staff.text('auditLog.title') });
  await log.getByRole('listitem').first().waitFor();
}

/** The plan the agent is on. */
export async function showSubscription(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/subscription');
  await staff.page.getByRole('heading', { name: staff.text('subscription.includes') }).waitFor();
}

/** The plans of all agents, for those who look after them. */
export async function showSubscriptions(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/subscriptions');
  await staff.page.getByRole('option').first().waitFor();
}

/** One of them, to be changed. */
export async function showSold(staff: Console): Promise<void> {
  await showSubscriptions(staff);
  await staff.page.getByRole('option').first().click();
  await staff.page.getByLabel(staff.text('subscriptions.field.fixedPrice')).waitFor();
}

/** A new one, of which nothing is filled in yet. */
export async function showNewSubscription(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/subscriptionEdit/new');
  await staff.page.getByLabel(staff.text('subscriptions.field.fixedPrice')).waitFor();
  await staff.button('shell.action.save').click();
  await staff.page.getByText(staff.text('subscriptions.subscription.validation.plan')).waitFor();
}
