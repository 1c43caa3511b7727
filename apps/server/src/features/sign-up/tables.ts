import type { BotType, LanguageCode } from '@samtale/contract';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';

/** Companies that want to begin a trial and have still to open the link that was mailed to them. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: idColumn(),
    secretHash: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text().notNull(),
    botType: smallint().$type<BotType>().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
);
