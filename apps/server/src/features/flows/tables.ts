import type { ChatResponse, FlowActionRecord } from '@samtale/contract';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** What a flow says and does, as the editor has it. */
export interface FlowContent {
  chatResponseList: ChatResponse[];
  intentActionList: FlowActionRecord[];
}

/** Flows as they are edited. What visitors get is the published version. */
export const flows = pgTable(
  'flows',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    /** The same flow in another language has the same master. */
    masterId: uuid().notNull(),
    parentId: uuid().references((): AnyPgColumn => flows.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    intentType: smallint().$type<1 | 2 | 3>().notNull(),
    content: jsonb().$type<FlowContent>().notNull(),
    disabled: boolean().notNull().default(false),
    /** The saved content is the published content. */
    isActive: boolean().notNull().default(false),
    /** Number of the version that visitors get; null before the first publishing. */
    publishedVersion: integer(),
    revision: integer().notNull().default(1),
    lastModified: moment().notNull(),
  },
  (table) => [index().on(table.agentId, table.languageId), index().on(table.parentId)],
);

export const trainingPhrases = pgTable(
  'training_phrases',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    flowId: uuid()
      .notNull()
      .references(() => flows.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The text as the exact layer compares it; the same phrase is not kept twice in a flow. */
    normalisedText: text().notNull(),
  },
  (table) => [index().on(table.agentId), unique().on(table.flowId, table.normalisedText)],
);

/** Every publishing of a flow, whole. */
export const flowVersions = pgTable(
  'flow_versions',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    flowId: uuid()
      .notNull()
      .references(() => flows.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    parentId: uuid(),
    content: jsonb().$type<FlowContent>().notNull(),
    phrases: text().array().notNull(),
    publishedBy: uuid(),
    publishedAt: moment().notNull(),
  },
  (table) => [unique().on(table.flowId, table.version), index().on(table.agentId)],
);
