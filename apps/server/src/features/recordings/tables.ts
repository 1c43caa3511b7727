import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** What is played on the phone instead of spoken answers. */
export const speechRecordings = pgTable(
  'speech_recordings',
  {
    /** Opens the recording to whoever knows it, so it is all chance: no id that tells of the time and its neighbours. */
    id: uuid().primaryKey(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    bytes: bytes().notNull(),
    durationMs: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.agentId)],
);
