import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { users } from './tables.ts';

/** Changes what users tell of themselves. */
export async function updateProfile(
  app: App,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await app.database.shared.update(users, names, eq(users.id, userId));
}
