import type { IntegrationType } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** The people who talk with an agent's bot, as far as they are known. */
export const customers = pgTable(
  'customers',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    comment: text().notNull(),
    source: text().notNull(),
    integrationType: smallint().$type<IntegrationType>().notNull(),
    solved: boolean().notNull(),
    handled: boolean().notNull(),
    phoneId: uuid(),
    lastModified: moment().notNull(),
    createdAt: moment().notNull(),
    /** What follows is made of the rest and of the contacts, for lists to be sorted and searched by. */
    firstPhone: text(),
    firstEmail: text(),
    nameOrder: text().notNull(),
    searchText: text().notNull(),
  },
  (table) => [
    index().on(table.agentId, table.lastModified, table.id),
    index('customers_agent_id_name_order_index').on(
      table.agentId,
      sql`${table.nameOrder} COLLATE "C"`,
      table.id,
    ),
  ],
);

/** The phone numbers and e-mail addresses of customers. The key keeps two customers from having the same one. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    agentId: agentIdColumn(),
    kind: text().$type<'phone' | 'email'>().notNull(),
    /** As `normalise-contact.ts` writes it. */
    value: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Its place among the customer's of its kind, from 0. */
    position: smallint().notNull(),
    verified: boolean().notNull(),
    label: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.kind, table.value] }),
    index().on(table.customerId),
  ],
);
