import type { Console } from '../console.ts';
import { goWithinConsole } from '../go-within-console.ts';

export const showProfile = async (staff: Console) => {
  await goWithinConsole(staff, '/profile');
  await staff.page.getByRole('switch', { name: staff.text('profile.sound.label') }).waitFor();
};
