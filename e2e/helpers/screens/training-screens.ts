import type { Console } from '../console.ts';
import { openPath } from '../open-path.ts';

export const showTraining = async (staff: Console) => {
  await openPath(staff, '/training');
  await staff.page.getByRole('list', { name: staff.text('training.groups.label') }).waitFor();
};
