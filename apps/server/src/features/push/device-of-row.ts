import type { PushDevice } from '@samtale/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { pushSubscriptions } from './tables.ts';

export type SubscriptionRow = InferSelectModel<typeof pushSubscriptions>;

/** A subscription as its user sees it: without the keys. */
export const deviceOfRow = (row: SubscriptionRow): PushDevice => ({
  id: row.id,
  endpoint: row.endpoint,
  browser: row.browser,
  deviceName: row.deviceName,
  language: row.language,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
});
