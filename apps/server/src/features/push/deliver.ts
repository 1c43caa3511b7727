import type { PushPayload } from '@samtale/contract';
import { DeliveryError } from '@samtale/providers';
import type { VapidKeys } from '@samtale/providers/push';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { SubscriptionRow } from './device-of-row.ts';
import { pushSubscriptions } from './tables.ts';

export type Delivered =
  | 'taken'
  /** The device has ended its subscription, and is forgotten. */
  | 'gone'
  | 'refused';

/** Sends one device something. Throws a DeliveryError when sending it later may help. */
export async function deliver(
  app: App,
  keys: VapidKeys,
  subscription: SubscriptionRow,
  payload: PushPayload,
  ttl: number,
): Promise<Delivered> {
  const byId = eq(pushSubscriptions.id, subscription.id);
  // An id without its dashes is as long as a topic may be.
  const topic = (payload.chatToken ?? subscription.id).replaceAll('-', '');
  try {
    await app.outbound.push.send(subscription, { payload: JSON.stringify(payload), ttl, topic }, keys);
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.failure === 'unreachable') throw error;
    if (error.failure === 'refused') {
      app.log.warn({ err: error }, 'a push service refused a notification');
      return 'refused';
    }
    await app.database.shared.delete(pushSubscriptions, byId);
    return 'gone';
  }
  await app.database.shared.update(pushSubscriptions, { lastUsedAt: app.now().toISOString() }, byId);
  return 'taken';
}
