import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

export const showTraining = async (staff: Console) => {
  await goWithinConsole(staff, '/training');
  await staff.page.getByRole('list', { name: staff.text('training.groups.label') }).waitFor();
};
