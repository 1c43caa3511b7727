import type { TemplateBotType } from '@samtale/contract';
import { boolean, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
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

/** Settings that are kept under a name, to be used again. */
export const settingsTemplates = pgTable(
  'settings_templates',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    description: text().notNull(),
    /** JSON text. */
    value: text().notNull(),
    botType: smallint().$type<TemplateBotType>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.agentId, table.createdAt)],
);
