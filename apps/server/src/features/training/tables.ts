import type { CompiledLanguage } from '@samtale/dialog';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** A release in one language: the compiled flows, and the model that tells them apart. */
export const releaseLanguages = pgTable(
  'release_languages',
  {
    agentId: agentIdColumn(),
    number: integer().notNull(),
    languageId: uuid().notNull(),
    compiled: jsonb().$type<CompiledLanguage>().notNull(),
    /** Names a model by what it was trained on, so that unchanged languages are not trained again. */
    modelKey: text().notNull(),
    /** The same for what finds the values that phrases mark; null where none mark any. */
    taggerKey: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.number, table.languageId] })],
);

export const models = pgTable(
  'models',
  { agentId: agentIdColumn(), key: text().notNull(), bytes: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.agentId, table.key] })],
);

/** What the last training of each language left, for the next to go on from; none where little is trained. */
export const trainingMemories = pgTable(
  'training_memories',
  {
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    bytes: bytes().notNull(),
    /** How many trainings have gone on from the last one that began from nothing. */
    rounds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.languageId] })],
);

/** What no flow covered. The same question in other dress is one row. */
export const unsolvedQuestions = pgTable(
  'unsolved_questions',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    question: text().notNull(),
    normalisedQuestion: text().notNull(),
    count: integer().notNull(),
    lastAsked: moment().notNull(),
    conversationId: uuid(),
    /** The flow that came closest, and how close, 0..1. */
    nearestFlowId: uuid(),
    nearestConfidence: real(),
    /** 0 unsolved, 1 solved until asked again, 2 never to be shown again. */
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
  },
  (table) => [
    unique().on(table.agentId, table.languageId, table.normalisedQuestion),
    index().on(table.agentId, table.languageId, table.status, table.lastAsked),
  ],
);
