import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../app.ts';
import { passwordMatches, users } from '../features/auth/index.ts';
import { announceInactive, changeActivity } from '../features/team/index.ts';
import { demoAddresses, password } from './demo-people.ts';

/**
 * Switches off the people of a demo that was made earlier and whose password is still the published one. The addresses
 * of those it switched off.
 */
export async function lockDemo(app: App): Promise<string[]> {
  const open = await app.database.shared.select(users, {
    where: and(inArray(users.email, demoAddresses), eq(users.isActive, true)),
  });
  const locked: string[] = [];
  for (const { id, email, passwordHash } of open) {
    if (!(await passwordMatches(passwordHash, password))) continue;
    await app.database.transaction((session) => changeActivity(session, id, false));
    await announceInactive(app, id);
    locked.push(email);
  }
  return locked;
}
