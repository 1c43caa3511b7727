import { PhoneNumberState } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { phoneNumbers } from './tables.ts';

/**
 * Removes a number; its row stays. False is the answer for one that has to stay because a phone is called on it; no
 * phone has a number of the inventory yet, so every one may go. Throws `notFound`.
 */
export async function removePhoneNumber(app: App, phoneNumberId: string): Promise<boolean> {
  const removed = { state: PhoneNumberState.removed };
  if (!(await app.database.shared.update(phoneNumbers, removed, eq(phoneNumbers.id, phoneNumberId))))
    throw notFound();
  return true;
}
