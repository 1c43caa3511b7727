import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment, searchWords, wordsOf } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** Answers that the staff keep for themselves, to be found with # where they write. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    title: text().notNull(),
    text: text().notNull(),
    fileIds: uuid().array().notNull(),
    /** How many times it was chosen: the most used are offered first. */
    uses: integer().notNull().default(0),
    lastModified: moment().notNull(),
    words: searchWords().generatedAlwaysAs(sql.raw(wordsOf(`title || ' ' || text`))),
  },
  (table) => [
    index().on(table.agentId, table.uses),
    uniqueIndex('canned_replies_title').on(table.agentId, sql`lower(title)`),
  ],
);
