import type { Console } from '../console.ts';

export const showChats = async (staff: Console) => {
  await staff.page.goto(new URL('/chat', staff.page.url()).href);
  await staff.page.getByRole('listbox').getByRole('option').first().waitFor();
};
