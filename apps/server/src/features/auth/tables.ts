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
    /** Of the browser, as it says; empty where it is not known. */
    userAgent: text().notNull().default(''),
    /** The network address it was last used from; empty where it is not known. */
    address: text().notNull().default(''),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** What a link in a mail opens, once. Kept for a while after that, so that a late link can be told from a wrong one. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'resetPassword' | 'changeEmail'>().notNull(),
    /** The new address, where the link confirms one. */
    address: text(),
    secretHash: text().notNull(),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
