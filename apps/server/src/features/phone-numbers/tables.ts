import type { PhoneHandlingType, PhoneNumberState, PhoneServiceType } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';
import { accounts } from '../accounts/index.ts';

const stateColumn = () => smallint().$type<PhoneNumberState>().notNull().default(1);

/** Whom numbers are had from. Nobody's bot owns them: they are the inventory of those who run the product. */
export const phoneProviders = pgTable('phone_providers', {
  id: idColumn(),
  name: text().notNull(),
  /** The company that it is for; null for one that is for all. */
  accountId: uuid().references(() => accounts.id),
  state: stateColumn(),
});

export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    id: idColumn(),
    /** E.164. */
    number: text().notNull(),
    /** ISO 3166-1, two letters. */
    countryCode: text().notNull(),
    phoneProviderId: uuid()
      .notNull()
      .references(() => phoneProviders.id),
    /** The SMS integration key. */
    sipUsername: text().notNull(),
    supportsVoice: boolean().notNull(),
    supportsSms: boolean().notNull(),
    serviceType: smallint().$type<PhoneServiceType>().notNull(),
    handlingType: smallint().$type<PhoneHandlingType>().notNull(),
    state: stateColumn(),
  },
  // A number that was removed may be had again, from another provider too.
  (table) => [
    uniqueIndex('phone_numbers_number').on(table.number).where(sql`state <> 3`),
    uniqueIndex('phone_numbers_sip_username').on(table.sipUsername).where(sql`state <> 3`),
    index().on(table.phoneProviderId),
  ],
);
