import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

/** The people of the agent. */
export async function showTeam(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/team');
  await staff.page.getByRole('treeitem').first().waitFor();
}

/** One of them, to be changed. */
export async function showMember(staff: Console): Promise<void> {
  await showTeam(staff);
  await staff.page.getByRole('treeitem').last().click();
  await staff.page.getByLabel(staff.text('team.user.firstName'), { exact: true }).waitFor();
}

/** The teams. */
export async function showTeams(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/team?show=teams');
  await staff.page.getByRole('treeitem').first().waitFor();
}

/** One of these, to be changed. */
export async function showTeamForm(staff: Console): Promise<void> {
  await showTeams(staff);
  await staff.page.getByRole('treeitem').first().click();
  await staff.page.getByLabel(staff.text('team.teamForm.name'), { exact: true }).waitFor();
}
