import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

/** The list of customers, with the demo's in it. */
export async function showCustomers(staff: Console): Promise<void> {
  await goWithinConsole(staff, '/customers');
  await staff.page.getByRole('treeitem').first().waitFor();
}

/** One customer, to be changed. */
export async function showCustomer(staff: Console): Promise<void> {
  await showCustomers(staff);
  await staff.page.getByRole('treeitem').first().click();
  await staff.page.getByLabel(staff.text('customers.detail.name'), { exact: true }).waitFor();
}

/** Which of two customers is kept, and what comes of it. */
export async function showCustomerMerge(staff: Console): Promise<void> {
  await showCustomer(staff);
  await staff.button('customers.merge.open').click();
  const panel = staff.page.getByRole('dialog', { name: staff.text('customers.merge.title') });
  await panel.getByRole('listitem').getByRole('button').first().click();
  await panel.getByRole('radio').first().waitFor();
}

/** A file of customers as it would be read. */
export async function showCustomerImport(staff: Console): Promise<void> {
  await showCustomers(staff);
  await staff.page.getByRole('link', { name: staff.text('customers.list.import') }).click();
  await staff.page.locator('input[type=file]').setInputFiles({
    name: 'kunder.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Navn;Telefon;E-mail;By\nVandrehjemmet;30 40 50 60;vandre@example.com;Odense'),
  });
  await staff.page.getByRole('table').waitFor();
}
