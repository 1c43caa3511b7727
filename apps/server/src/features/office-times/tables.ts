import { boolean, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** The agent's opening hours; the contract's `officeTimeEntry` says what they mean. */
export const officeTimes = pgTable(
  'office_times',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    isDay: boolean().notNull(),
    isOpen: boolean().notNull(),
    dayOfWeek: smallint(),
    /** `08:30`. */
    fromTime: text(),
    toTime: text(),
    fromDate: date(),
    toDate: date(),
  },
  (table) => [index().on(table.agentId)],
);
