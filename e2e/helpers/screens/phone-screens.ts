import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';
import { haveNumbers } from '../phone-inventory.ts';

/** The inventory of numbers. */
export async function showPhoneNumbers(staff: Console): Promise<void> {
  await haveNumbers(staff);
  await goWithinConsole(staff, '/phonenumbers');
  await staff.page.getByRole('treeitem').first().waitFor();
}

/** One of them, to be changed. */
export async function showPhoneNumber(staff: Console): Promise<void> {
  await showPhoneNumbers(staff);
  await staff.page.getByRole('treeitem').first().click();
  await staff.page.getByLabel(staff.text('phoneNumbers.field.sipUsername')).waitFor();
}

/** Whom they are had from. */
export async function showPhoneProviders(staff: Console): Promise<void> {
  await haveNumbers(staff);
  await goWithinConsole(staff, '/phonenumbers?show=providers');
  await staff.page.getByRole('treeitem').first().waitFor();
}

/** One of these, to be changed. */
export async function showPhoneProvider(staff: Console): Promise<void> {
  await showPhoneProviders(staff);
  await staff.page.getByRole('treeitem').last().click();
  await staff.page.getByRole('list', { name: staff.text('phoneNumbers.provider.numbers') }).waitFor();
}
