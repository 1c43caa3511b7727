import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** What requests of an agent's flows name and are sent with. */
export const agentSecrets = pgTable(
  'agent_secrets',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    /** The name as references are compared with it (`secretKey`). */
    key: text().notNull(),
    /** Sealed (`platform/secrets`), bound to its row. */
    sealed: text().notNull(),
    changedAt: moment().notNull(),
    changedBy: uuid(),
  },
  (table) => [unique().on(table.agentId, table.key)],
);
