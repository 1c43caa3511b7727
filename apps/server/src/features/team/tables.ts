import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';
import { users } from '../auth/tables.ts';

/** Groups of an agent's people, to whom a conversation can be handed. */
export const teams = pgTable(
  'teams',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    name: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
  },
  (table) => [index().on(table.agentId, table.name)],
);

export const teamUsers = pgTable(
  'team_users',
  {
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
);
