import type { Person } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { users } from '../auth/tables.ts';

/** A user as a conversation's log names them. Throws `notFound`. */
export async function getPerson(app: App, userId: string): Promise<Person> {
  const user = await app.database.shared.first(users, eq(users.id, userId));
  if (!user) throw notFound();
  return { userId, name: `${user.firstName} ${user.lastName}`.trim() };
}
