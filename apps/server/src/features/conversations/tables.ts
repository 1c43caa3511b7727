import type { DeviceKind, IntegrationType, VisitorAddress } from '@samtale/contract';
import type { ConversationEvent, ConversationState, ErasedCounts, Errand, Work } from '@samtale/dialog';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, jsonText, moment, searchWords } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';
import { users } from '../auth/tables.ts';

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
    /** Since when the visitor has waited for a person, or was missed: then the status is not `awaiting`. */
    waitingSince: moment(),
    /** Since when the visitor has waited for a word of the person who has the conversation. */
    unansweredSince: moment(),
    /** When the person who has the conversation last wrote at an answer; beside the log. */
    attendedAt: moment(),
    /** The team of whom somebody is to take it. */
    teamId: uuid(),
    customerId: uuid(),
    endUserMessages: integer().notNull().default(0),
    /** What the visitor thinks of the conversation, from 1 to 5. */
    rating: smallint(),
    /** The bot was told values. */
    hasValues: boolean().notNull().default(false),
    /** The last event that the visitor has had on the screen; beside the log, which tells what was said and done. */
    visitorSeenSeq: integer().notNull().default(0),
    /** Where the visitor has written from, each address once; beside the log. */
    ipAddresses: jsonb().$type<VisitorAddress[]>().notNull().default([]),
    /** A node has the conversation in memory, so the log may hold steps after `seq`. */
    logAhead: boolean().notNull().default(false),
    /** What the visitor sits at; null where that was not noted. */
    device: text().$type<DeviceKind>(),
    /** The log was counted up to here (`counts`). */
    countedSeq: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.agentId, table.lastActiveMinute),
    index().on(table.agentId, table.userId).where(sql`user_id IS NOT NULL`),
    index('conversations_by_wait')
      .on(table.agentId, sql`(status <> 'awaiting')`, table.waitingSince)
      .where(sql`waiting_since IS NOT NULL`),
    index().on(table.unansweredSince).where(sql`unanswered_since IS NOT NULL`),
    index().on(table.agentId, table.customerId).where(sql`customer_id IS NOT NULL`),
    index('conversations_with_values').on(table.agentId, table.lastActiveMinute).where(sql`has_values`),
    index('conversations_interactive')
      .on(table.agentId, table.lastActiveMinute)
      .where(sql`end_user_messages > 1`),
    index('conversations_rated').on(table.agentId, table.lastActiveMinute).where(sql`rating IS NOT NULL`),
    // Most are on the widget, which the index of all of them finds as fast.
    index('conversations_elsewhere')
      .on(table.agentId, table.integrationType, table.lastActiveMinute)
      .where(sql`integration_type > 1`),
    index().on(table.id).where(sql`log_ahead`),
    index('conversations_uncounted').on(table.id).where(sql`counted_seq = 0`),
    index('conversations_going_on').on(table.agentId, table.lastActiveMinute).where(sql`log_ahead`),
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
 * The words that visitors and staff have said or noted in a conversation, and of the names of what they sent, for
 * searches; written when it has become quiet. Until then it is read through.
 */
export const conversationTexts = pgTable(
  'conversation_texts',
  {
    conversationId: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
    lastActiveMinute: moment().notNull(),
    /** By their stems in both languages. */
    words: searchWords().notNull(),
    /** The last event they tell of: what was read before others were written does not replace them. */
    seq: integer().notNull().default(0),
  },
  (table) => [index().using('gin', table.words), index().on(table.agentId, table.lastActiveMinute)],
);

/** Codes by which customers get into conversations that the staff have begun with them. */
export const conversationInvitations = pgTable('conversation_invitations', {
  codeHash: text().primaryKey(),
  agentId: agentIdColumn(),
  conversationId: uuid()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** How far a user has read a conversation: the number of its last event then. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
    conversationId: uuid().notNull(),
    seq: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId] }),
    index().on(table.userId, table.agentId, table.at),
  ],
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
    work: jsonText<Work | Errand>().notNull(),
    /** A node does it, until `due_at`; after that the node is gone. */
    isRunning: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] }), index().on(table.dueAt)],
);

/** Receipts of conversations that were anonymised: who did it, when, and how much is gone. They tell nothing of it. */
export const erasures = pgTable(
  'erasures',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    conversationId: uuid().notNull(),
    erasedAt: moment().notNull(),
    userId: uuid().notNull(),
    userName: text().notNull(),
    counts: jsonb().$type<ErasedCounts>().notNull(),
  },
  (table) => [index().on(table.agentId, table.erasedAt), index().on(table.conversationId, table.erasedAt)],
);
