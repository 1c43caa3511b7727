import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';
import { agents } from '../agents/tables.ts';

/** Chats on websites. */
export const widgets = pgTable('widgets', {
  id: idColumn(),
  agentId: uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** Names the widget in the host page's snippet. */
  clientKey: text().notNull().unique(),
  accentColor: text().notNull(),
});
