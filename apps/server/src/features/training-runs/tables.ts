import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** The immutable, numbered bots that answer. */
export const releases = pgTable(
  'releases',
  {
    agentId: agentIdColumn(),
    number: integer().notNull(),
    contentRevision: integer().notNull(),
    flowCount: integer().notNull(),
    trainingPhraseCount: integer().notNull(),
    durationMs: integer().notNull(),
    releasedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.number] })],
);

/** How far the agent's latest training is. */
export const trainingRuns = pgTable('training_runs', {
  agentId: agentIdColumn().primaryKey(),
  state: text().$type<'idle' | 'queued' | 'running' | 'failed'>().notNull(),
  progress: real().notNull(),
  /** The tests that kept a revision of the content from answering; null when none did. */
  blocked: jsonb().$type<{ contentRevision: number; tests: { testId: string; title: string }[] }>(),
  /** The revision that is to answer whatever the tests say. */
  allowedRevision: integer(),
});
