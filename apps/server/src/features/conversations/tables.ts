import type { IntegrationType } from '@samtale/contract';
import type { ConversationEvent, ConversationState, Work } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, jsonText, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/**
 * One row a conversation: `state` is the fold of its events up to `seq`, and the columns beside it repeat what the
 * lists sort and filter by. The log is the truth, and while the conversation goes on it may be ahead of the row.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    widgetId: uuid(),
    integrationType: smallint().$type<IntegrationType>().notNull(),
    languageId: uuid().notNull(),
    state: json().$type<ConversationState>().notNull(),
    seq: integer().notNull(),
    status: text().$type<ConversationState['status']>().notNull(),
    userId: uuid(),
    userName: text(),
    lastMessage: text().notNull(),
    lastMessageFrom: text().$type<'endUser' | 'bot' | 'staff'>().notNull(),
    lastMessageAt: moment().notNull(),
    /**
     * The minute of the last message: what the lists are indexed by. It changes so seldom that most updates touch no
     * index and leave nothing behind to vacuum (PostgreSQL's heap-only tuples).
     */
    lastActiveMinute: moment().notNull(),
    startedAt: moment().notNull(),
    waitingSince: moment(),
    /** A node has the conversation in memory, so the log may hold steps after `seq`. */
    logAhead: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.agentId, table.lastActiveMinute),
    index().on(table.agentId, table.userId).where(sql`user_id IS NOT NULL`),
    index().on(table.agentId, table.waitingSince).where(sql`waiting_since IS NOT NULL`),
    index().on(table.id).where(sql`log_ahead`),
  ],
);

/**
 * The log: append only, one row a step, holding the events the step led to. Events are numbered without gaps
 * within a conversation. One row instead of one for each event makes a stored turn three times cheaper, and one
 * index instead of two a sixth: that a client id stands in a log once is seen to by whoever appends (`commitSteps`).
 */
export const conversationSteps = pgTable(
  'conversation_steps',
  {
    conversationId: uuid().notNull(),
    /** Numbers of the first and the last event of the step. */
    firstSeq: integer().notNull(),
    lastSeq: integer().notNull(),
    agentId: uuid().notNull(),
    at: moment().notNull(),
    /** The sender's own id of the message that caused the step; no two steps of a conversation have the same. */
    clientId: uuid(),
    events: jsonText<ConversationEvent[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.firstSeq] })],
);

/**
 * Work that conversations have asked for and that is not done yet: stored with the step that asks, gone with the step
 * that tells what came of it. So what a process left behind is found and done, or told to have failed.
 */
export const conversationWork = pgTable(
  'conversation_work',
  {
    conversationId: uuid().notNull(),
    /** The number of the event that asks for it. */
    seq: integer().notNull(),
    agentId: agentIdColumn(),
    work: jsonText<Work>().notNull(),
    /** A node does it, until `due_at`; after that the node is gone. */
    isRunning: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] }), index().on(table.dueAt)],
);
