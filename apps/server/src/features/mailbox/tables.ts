import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';

/** Mails of a server that has no mail server: whoever runs it reads them on a page. */
export const mailboxMails = pgTable(
  'mailbox_mails',
  {
    id: idColumn(),
    address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.sentAt)],
);
