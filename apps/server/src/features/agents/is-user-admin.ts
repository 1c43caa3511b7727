import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { users } from '../auth/tables.ts';

/** Whether a user looks after all agents, of whichever company. */
export async function isUserAdmin(app: App, userId: string): Promise<boolean> {
  const isOne = and(eq(users.id, userId), eq(users.isUserAdmin, true));
  return (await app.database.shared.first(users, isOne)) !== undefined;
}
