import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Keys that all nodes share and that are made once, when the database is first used. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** How often something was tried lately, by whom and at what; both only as a hash. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index().on(table.since)],
);

/** How to take back what is stored in portions (`longTransaction`), until all of it is there. Only on the embedded database. */
export const undoSteps = pgTable(
  'undo_steps',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    workId: uuid().notNull(),
    statement: text().notNull(),
    /** A list, as `v8.serialize` writes it. */
    parameters: bytes().notNull(),
  },
  (table) => [index().on(table.workId, table.id)],
);
