import { DeliveryError } from '@samtale/providers';
import type { VapidKeys } from '@samtale/providers/push';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { deliver } from './deliver.ts';
import { pushSubscriptions } from './tables.ts';

/** Whoever tries a device looks at it: a notification that comes later only puzzles them. */
const ttl = 30;

/** Sends one of a user's devices a notification to try it. Throws `notFound` or `unavailable`. */
export async function sendTest(app: App, keys: VapidKeys, userId: string, id: string): Promise<void> {
  const subscription = await app.database.shared.first(
    pushSubscriptions,
    and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)),
  );
  if (!subscription) throw gone();
  const { language } = subscription;
  const payload = { kind: 'test', language, agentId: null, chatToken: null, text: '' } as const;
  const delivered = await deliver(app, keys, subscription, payload, ttl).catch((error) => {
    if (error instanceof DeliveryError) return 'unreachable' as const;
    throw error;
  });
  if (delivered === 'gone') throw gone();
  if (delivered !== 'taken') throw new AppError('unavailable', 'push.notDelivered');
}

const gone = () => new AppError('notFound', 'push.deviceGone');
