import type { Console } from '../console.ts';
import { openPath } from '../open-path.ts';

export const showProfile = async (staff: Console) => {
  await openPath(staff, '/profile');
  await staff.page.getByRole('switch', { name: staff.text('profile.sound.label') }).waitFor();
};
