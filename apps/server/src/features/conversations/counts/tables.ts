import type { IntegrationType } from '@samtale/contract';
import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { agentIdColumn } from '../../agents/tables.ts';
import type { CountKind } from './count-log.ts';

/** Where and in what language it was counted. */
const place = {
  integrationType: smallint().$type<IntegrationType>().notNull(),
  /** The widget or phone; of zeros where there is none. */
  channelId: uuid().notNull(),
  languageId: uuid().notNull(),
};

/** How often what happened on each day, in the agent's time zone. It tells nothing of whom it happened to. */
export const conversationCounts = pgTable(
  'conversation_counts',
  {
    agentId: agentIdColumn(),
    kind: text().$type<CountKind>().notNull(),
    day: date().notNull(),
    /** What of its kind: a flow's id, an address; empty where the kind says it all. */
    key: text().notNull(),
    ...place,
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'conversation_counts_pk',
      columns: [
        table.agentId,
        table.kind,
        table.day,
        table.key,
        table.integrationType,
        table.channelId,
        table.languageId,
      ],
    }),
  ],
);

/** What visitors think of answers, one by one: what is said last of an answer is what counts. */
export const answerRatings = pgTable(
  'answer_ratings',
  {
    conversationId: uuid().notNull(),
    /** The number of the event in which the answer was given. */
    seq: integer().notNull(),
    agentId: agentIdColumn(),
    day: date().notNull(),
    /** Null for answers that no flow gave. */
    flowId: uuid(),
    feedback: text().$type<'none' | 'like' | 'dislike'>().notNull(),
    ...place,
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    index().on(table.agentId, table.day),
  ],
);

/** What visitors think of conversations, from 1 to 5, on the day they first said so. */
export const chatRatings = pgTable(
  'chat_ratings',
  {
    conversationId: uuid().primaryKey(),
    agentId: agentIdColumn(),
    day: date().notNull(),
    stars: smallint().notNull(),
    ...place,
  },
  (table) => [index().on(table.agentId, table.day)],
);

/** In which conversations answers were generated, on which days. */
export const generatedDays = pgTable(
  'generated_days',
  {
    conversationId: uuid().notNull(),
    day: date().notNull(),
    agentId: agentIdColumn(),
    ...place,
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.day] }),
    index().on(table.agentId, table.day),
  ],
);
