import type { ChatConfig } from '@samtale/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** Chats on websites. */
export const widgets = pgTable(
  'widgets',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    /** Names the widget in the host page's snippet. */
    clientKey: text().notNull().unique(),
    /** The sites that may show it, as they were written; empty for any, until it is saved for the first time. */
    domain: text().notNull().default(''),
    loadHistoryMinutes: integer().notNull().default(65),
    welcomeMinutesThreshold: integer().notNull().default(60),
    /** What differs from a new widget's (`readChatConfig`), so that what is added later needs no migration. */
    chatConfig: jsonb().$type<Partial<ChatConfig>>().notNull().default({}),
    /** When a site last asked for it, to the hour. */
    lastUsedAt: moment(),
    revision: integer().notNull().default(1),
  },
  (table) => [index().on(table.agentId)],
);
