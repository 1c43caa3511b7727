import type { TemplateBotType } from '@samtale/contract';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

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
