import { and, eq, notInArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { pushSubscriptions } from './tables.ts';

/** Keeps those of a user's devices that are named, under their names. What is nobody's or another user's stays as it is. */
export async function keepSubscriptions(
  app: App,
  userId: string,
  kept: readonly { id: string; deviceName: string }[],
): Promise<void> {
  const own = eq(pushSubscriptions.userId, userId);
  await app.database.transaction(async ({ shared }) => {
    const ids = kept.map(({ id }) => id);
    await shared.delete(pushSubscriptions, and(own, notInArray(pushSubscriptions.id, ids)));
    for (const { id, deviceName } of kept) {
      await shared.update(pushSubscriptions, { deviceName }, and(own, eq(pushSubscriptions.id, id)));
    }
  });
}
