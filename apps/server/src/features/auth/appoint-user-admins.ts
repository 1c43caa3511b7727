import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { users } from './tables.ts';

/** Lets those look after all companies whom the settings name. Who has no user yet is appointed with the sign-up. */
export async function appointUserAdmins({ database, userAdmins }: App): Promise<void> {
  if (!userAdmins.length) return;
  const named = and(inArray(users.email, [...userAdmins]), eq(users.isUserAdmin, false));
  await database.shared.update(users, { isUserAdmin: true }, named);
}
