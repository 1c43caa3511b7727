import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** Chats on websites. */
export const widgets = pgTable('widgets', {
  id: idColumn(),
  agentId: agentIdColumn(),
  name: text().notNull(),
  /** Names the widget in the host page's snippet. */
  clientKey: text().notNull().unique(),
  accentColor: text().notNull(),
});
