import type { Role } from '@samtale/contract';
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

/** The company that pays. */
export const accounts = pgTable('accounts', { id: idColumn(), name: text().notNull() });

export const agents = pgTable('agents', {
  id: idColumn(),
  accountId: uuid()
    .notNull()
    .references(() => accounts.id),
  name: text().notNull(),
  includeGpt: boolean().notNull().default(false),
  includeConversationAi: boolean().notNull().default(true),
  /** 0..10; a tenth of it is the lowest confidence that triggers a flow. */
  mlClassification: smallint().notNull().default(5),
  /** Days after which personal data is to be gone; 0 hides the customers altogether. */
  gdprInterval: smallint().notNull().default(365),
  languageIds: uuid().array().notNull(),
  /** Master ids of flows. */
  defaultWelcomeFlowId: uuid(),
  defaultFallbackFlowId: uuid(),
  /** Grows with every published change; a release says which it was compiled from. */
  contentRevision: integer().notNull().default(0),
  /** The release that answers; 0 before the first. */
  releaseNumber: integer().notNull().default(0),
  /** A visitor whom a person lets wait longer than so many minutes goes back among those who wait. */
  answerMinutes: smallint().notNull().default(5),
  createdAt: moment().notNull(),
});

/** The agent a customer's row belongs to; it goes with the agent. */
export const agentIdColumn = () =>
  uuid()
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });

/** A user's roles on an agent. */
export const userAgents = pgTable(
  'user_agents',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAgentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    roles: smallint().array().$type<Role[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.linkedAgentId] })],
);
