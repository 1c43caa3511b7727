import { PhoneNumberState } from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { phoneProviders } from './tables.ts';

/**
 * Holds a provider that is not removed until the transaction ends, so that it is not removed while numbers come to it.
 * Undefined when there is none.
 */
export const lockProvider = (session: DatabaseSession, providerId: string) =>
  session.shared.first(
    phoneProviders,
    and(eq(phoneProviders.id, providerId), ne(phoneProviders.state, PhoneNumberState.removed)),
    { forUpdate: true },
  );
