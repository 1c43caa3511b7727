import type { PretendedCustomer, TestedBot, TestResult, TestTurn } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** Conversations that are to go the same way again. */
export const conversationTests = pgTable(
  'conversation_tests',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    title: text().notNull(),
    mustHold: boolean().notNull(),
    comparesWording: boolean().notNull(),
    /** The time it pretends to be; null for the time of the run. */
    at: moment(),
    staffOnline: boolean().notNull(),
    channel: smallint().$type<1 | 2 | 3 | 4>().notNull(),
    /** The customer it pretends to be with; null for one who is not known. */
    customer: jsonb().$type<PretendedCustomer>(),
    turns: jsonb().$type<TestTurn[]>().notNull(),
    /** The conversation it was made from, with which it is erased; null for what was simulated or written. */
    conversationId: uuid(),
    revision: integer().notNull().default(1),
    lastModified: moment().notNull(),
    /** How it went last; null when it has not been run as it is now. */
    result: jsonb().$type<TestResult>(),
  },
  (table) => [
    index().on(table.agentId, table.id),
    index().on(table.conversationId).where(sql`conversation_id IS NOT NULL`),
  ],
);

/** Each time all tests of an agent were run. */
export const conversationTestRuns = pgTable(
  'conversation_test_runs',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    bot: text().$type<TestedBot>().notNull(),
    releaseNumber: integer(),
    ranAt: moment().notNull(),
    durationMs: integer().notNull(),
    passedCount: integer().notNull(),
    changedCount: integer().notNull(),
    failedCount: integer().notNull(),
    blocked: boolean().notNull(),
  },
  (table) => [index().on(table.agentId, table.id)],
);
