import type { PushDevice } from '@samtale/contract';
import { desc, eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { deviceOfRow } from './device-of-row.ts';
import { pushSubscriptions } from './tables.ts';

/** A user's devices, the newest first. */
export async function readSubscriptions(
  { database }: { database: DatabaseSession },
  userId: string,
): Promise<{ pushSubscriptionList: PushDevice[] }> {
  const rows = await database.shared.select(pushSubscriptions, {
    where: eq(pushSubscriptions.userId, userId),
    orderBy: [desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id)],
  });
  return { pushSubscriptionList: rows.map(deviceOfRow) };
}
