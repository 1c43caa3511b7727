import { type PushDevice, type PushRegistration, pushDevicesMax } from '@samtale/contract';
import { eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { deviceOfRow } from './device-of-row.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { pushSubscriptions } from './tables.ts';

/**
 * Has a device told of chats. Registered again by its user it keeps its name; registered by another one it is theirs
 * from then on, since whoever uses the browser now is whom it tells. It goes when the session is ended. Throws
 * `badRequest`.
 */
export async function registerSubscription(
  app: App,
  { userId, sessionId }: { userId: string; sessionId: string },
  registration: PushRegistration,
): Promise<PushDevice> {
  if (!isUsable(app, new URL(registration.endpoint))) throw new AppError('badRequest', 'push.badEndpoint');
  return app.database.transaction(async (session) => {
    const { shared } = session;
    const { endpoint, key, authSecret, browser, deviceName, language } = registration;
    const byEndpoint = eq(pushSubscriptions.endpoint, endpoint);
    const fresh = { userId, deviceName, createdAt: app.now().toISOString(), lastUsedAt: null };
    const values = { key, authSecret, browser, language, sessionId };
    // Two tabs may register at once: the second one finds the row of the first.
    await shared.insert(pushSubscriptions, [{ endpoint, ...fresh, ...values }], {
      onConflictDoNothing: true,
    });
    const known = await shared.first(pushSubscriptions, byEndpoint, { forUpdate: true });
    if (!known) throw new Error('A registered device is not there');
    const changed = known.userId === userId ? values : { ...values, ...fresh };
    await shared.update(pushSubscriptions, changed, byEndpoint);
    await forgetOldest(session, userId);
    return deviceOfRow({ ...known, ...changed });
  });
}

/**
 * Push services are reached over HTTPS and are on the public Internet; a device must not become a way into the network
 * that the server stands in. Places that the server may reach all the same are an exception, also without encryption.
 */
function isUsable({ outbound }: App, { protocol, hostname }: URL): boolean {
  const place = outbound.http.placeOf(hostname);
  return place === 'allowed' || (place === 'public' && protocol === 'https:');
}

async function forgetOldest(session: DatabaseSession, userId: string): Promise<void> {
  const { pushSubscriptionList } = await readSubscriptions({ database: session }, userId);
  const old = pushSubscriptionList.slice(pushDevicesMax).map(({ id }) => id);
  if (old.length) await session.shared.delete(pushSubscriptions, inArray(pushSubscriptions.id, old));
}
