import { PhoneNumberState } from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { lockProvider } from './lock-provider.ts';
import { phoneNumbers, phoneProviders } from './tables.ts';

/** Removes a provider; its row stays. False while it has numbers that are not removed. Throws `notFound`. */
export const removeProvider = (app: App, providerId: string): Promise<boolean> =>
  app.database.transaction(async (session) => {
    if (!(await lockProvider(session, providerId))) throw notFound();
    const numbers = and(
      eq(phoneNumbers.phoneProviderId, providerId),
      ne(phoneNumbers.state, PhoneNumberState.removed),
    );
    if (await session.shared.count(phoneNumbers, numbers)) return false;
    const removed = { state: PhoneNumberState.removed };
    await session.shared.update(phoneProviders, removed, eq(phoneProviders.id, providerId));
    return true;
  });
