import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';

/** The company that pays. What it has not told is empty. */
export const accounts = pgTable('accounts', {
  id: idColumn(),
  name: text().notNull(),
  cvr: text().notNull().default(''),
  url: text().notNull().default(''),
  address: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  city: text().notNull().default(''),
  /** ISO 3166-1, two letters. */
  countryCode: text().notNull().default('DK'),
  billingFirstName: text().notNull().default(''),
  billingLastName: text().notNull().default(''),
  billingEmail: text().notNull().default(''),
});
