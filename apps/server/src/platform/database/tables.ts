import { bigint, bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/** Keys that all nodes share and that are made once, when the database is first used. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * How often something was tried lately, by whom and at what; both only as a hash. The columns are those of
 * rate-limiter-flexible, in its order.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.expire)],
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
