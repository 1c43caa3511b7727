import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RecordNames } from '../../platform/audit/audit-writer.ts';
import { idColumn, moment } from '../../platform/database/columns.ts';

/**
 * Who did what, when and from where. Rows are added only: a trigger refuses to change them, and to delete any but by
 * `forgetOldEntries`. They outlive what they tell of, so they refer to nothing by a foreign key.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    at: moment().notNull(),
    /** The noun and name of the endpoint. */
    title: text().notNull(),
    /** Null where users do something to themselves: their company then says who reads it. */
    agentId: uuid(),
    /** The company of the user, or of whom it concerns. */
    accountId: uuid(),
    userId: uuid(),
    /** What they were called then. */
    userName: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    /** Ids by what they are ids of. */
    records: jsonb().$type<Record<string, string>>().notNull(),
    /** What those were called that are gone since. */
    names: jsonb().$type<RecordNames>().notNull().default({}),
  },
  (table) => [
    index().on(table.agentId, table.at, table.id),
    index().on(table.accountId, table.at, table.id),
    index().on(table.at),
    index('audit_entries_names').using('gin', table.names).where(sql`names <> '{}'`),
  ],
);
