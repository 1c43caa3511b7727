import type { Console } from '../console.ts';

export const showTraining = async (staff: Console) => {
  await staff.page.goto(new URL('/training', staff.page.url()).href);
  await staff.page.getByRole('list', { name: staff.text('training.groups.label') }).waitFor();
};
