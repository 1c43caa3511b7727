import type { LanguageCode } from '@samtale/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { sessions, users } from '../auth/tables.ts';

/** The devices on which users are told of chats while the console is closed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in it was turned on in, with which it goes; null once that has expired: nobody has ended it. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's own address at its push service. */
    endpoint: text().notNull().unique(),
    key: text().notNull(),
    authSecret: text().notNull(),
    browser: text().notNull(),
    deviceName: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
);
