import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';

/** The staff. `email` is kept in lower case and is the user name. */
export const users = pgTable('users', {
  id: idColumn(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  profileImageUrl: text(),
  chatStatus: smallint().$type<0 | 1>().notNull().default(0),
  /** When the user was last connected to the hub, or said whether they take chats. */
  lastSeenAt: moment(),
  isUserAdmin: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
});

/** One sign-in on one device. The refresh token is stored as a hash; each use replaces it. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshTokenHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);
