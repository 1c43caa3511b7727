import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { agentIdColumn } from '../agents/tables.ts';

/** What language models have done for an agent, by month and by the widget or phone it was for. */
export const generationUsage = pgTable(
  'generation_usage',
  {
    agentId: agentIdColumn(),
    /** Stays when the widget is deleted: it was used all the same. */
    channelId: uuid().notNull(),
    /** The first day of the month, in UTC. */
    month: date().notNull(),
    /** Those that visitors got, and those that the staff tried. */
    answers: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.month, table.channelId] })],
);
