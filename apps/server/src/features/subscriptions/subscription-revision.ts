import { revisionOf } from '../../platform/revision-of.ts';
import type { subscriptions } from './tables.ts';

/** Tells whether a subscription is still as it was shown. */
export const subscriptionRevision = (row: typeof subscriptions.$inferSelect): string =>
  revisionOf(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
