import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that all nodes share and that are made once, when the database is first used. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
