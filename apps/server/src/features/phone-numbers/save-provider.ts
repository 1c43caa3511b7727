import {
  newId,
  PhoneNumberState,
  type PhoneProviderDetail,
  type PhoneProviderInput,
  phoneProviderKeys,
} from '@samtale/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { accounts } from '../accounts/index.ts';
import { lockProvider } from './lock-provider.ts';
import { readProvider } from './read-providers.ts';
import { phoneNumbers, phoneProviders } from './tables.ts';
import { wrongField } from './wrong-field.ts';

/**
 * Saves a provider, and has numbers of others come over to it. Throws `badRequest` for a company or a number that is
 * not there, and `notFound` for a provider that is not, or is removed.
 */
export async function saveProvider(app: App, input: PhoneProviderInput): Promise<PhoneProviderDetail> {
  const isNew = input.id === newId;
  const id = isNew ? createId() : input.id;
  await app.database.transaction(async (session) => {
    await checkCompany(session, input.customerId);
    const values = { name: input.name, accountId: input.customerId };
    if (isNew) await session.shared.insert(phoneProviders, [{ ...values, id }]);
    else if (!(await lockProvider(session, id))) throw notFound();
    else await session.shared.update(phoneProviders, values, eq(phoneProviders.id, id));
    await takeOver(session, id, input.phoneNumberIdList);
  });
  return readProvider(app, id);
}

async function checkCompany({ shared }: DatabaseSession, customerId: string | null): Promise<void> {
  if (customerId !== null && !(await shared.first(accounts, eq(accounts.id, customerId))))
    throw wrongField('customerId', phoneProviderKeys.customer);
}

async function takeOver(
  { shared }: DatabaseSession,
  phoneProviderId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return;
  const there = and(inArray(phoneNumbers.id, wanted), ne(phoneNumbers.state, PhoneNumberState.removed));
  const moved = await shared.update(phoneNumbers, { phoneProviderId }, there);
  if (moved < wanted.length) throw wrongField('phoneNumberIdList', phoneProviderKeys.phoneNumbers);
}
