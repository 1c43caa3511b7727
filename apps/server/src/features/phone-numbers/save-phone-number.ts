import {
  newId,
  type PhoneNumber,
  type PhoneNumberInput,
  PhoneNumberState,
  phoneNumberKeys,
} from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { checkedPhoneNumber } from './check-phone-number.ts';
import { lockProvider } from './lock-provider.ts';
import { readPhoneNumber } from './read-phone-numbers.ts';
import { phoneNumbers } from './tables.ts';
import { wrongField } from './wrong-field.ts';

/**
 * Saves a number of the inventory; one that was removed is back again. Throws `badRequest` with what is wrong,
 * `conflict` when the number or its integration key is somewhere else already, and `notFound`.
 */
export async function savePhoneNumber(app: App, input: PhoneNumberInput): Promise<PhoneNumber> {
  const isNew = input.id === newId;
  const { countryId: countryCode, ...rest } = input;
  const row = { ...rest, countryCode, id: isNew ? createId() : input.id, number: checkedPhoneNumber(input) };
  await app.database
    .transaction(async (session) => {
      if (!(await lockProvider(session, row.phoneProviderId)))
        throw wrongField('phoneProviderId', phoneNumberKeys.provider);
      await refuseTaken(session, row);
      if (isNew) await session.shared.insert(phoneNumbers, [row]);
      else if (!(await session.shared.update(phoneNumbers, row, eq(phoneNumbers.id, row.id))))
        throw notFound();
    })
    .catch(async (error: unknown) => {
      // Somebody else saved the same at the same time; by now it can be seen which.
      if (isUniqueViolation(error)) await refuseTaken(app.database, row);
      throw error;
    });
  return readPhoneNumber(app, row.id);
}

type StoredNumber = typeof phoneNumbers.$inferInsert;

/** Neither a number nor an integration key is there twice among those that are not removed. */
async function refuseTaken(
  { shared }: Pick<DatabaseSession, 'shared'>,
  row: Required<Pick<StoredNumber, 'id' | 'number' | 'sipUsername'>>,
): Promise<void> {
  const others = and(ne(phoneNumbers.id, row.id), ne(phoneNumbers.state, PhoneNumberState.removed));
  if (await shared.count(phoneNumbers, and(others, eq(phoneNumbers.number, row.number))))
    throw wrongField('number', phoneNumberKeys.numberTaken, 'conflict');
  if (await shared.count(phoneNumbers, and(others, eq(phoneNumbers.sipUsername, row.sipUsername))))
    throw wrongField('sipUsername', phoneNumberKeys.sipUsernameTaken, 'conflict');
}
