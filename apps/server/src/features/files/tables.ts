import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** What is known of the files that the staff send; the bytes are in the file storage, under the id. */
export const files = pgTable(
  'files',
  {
    /** Opens the file to whoever knows it, so it is all chance: no id that tells of the time and its neighbours. */
    id: uuid().primaryKey(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** A picture's size in pixels, as it is shown. */
    width: integer(),
    height: integer(),
    createdAt: moment().notNull(),
    /** Since when neither a conversation nor a canned reply has it; null while one does. */
    unusedSince: moment(),
  },
  (table) => [index().on(table.agentId), index().on(table.unusedSince).where(sql`unused_since IS NOT NULL`)],
);

/** Which conversations a file was sent in. One of a canned reply is sent in many. */
export const conversationFiles = pgTable(
  'conversation_files',
  {
    conversationId: uuid().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.fileId] }), index().on(table.fileId)],
);
