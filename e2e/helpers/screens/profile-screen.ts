import type { Console } from '../console.ts';

export const showProfile = async (staff: Console) => {
  await staff.page.goto(new URL('/profile', staff.page.url()).href);
  await staff.page.getByRole('switch', { name: staff.text('profile.sound.label') }).waitFor();
};
