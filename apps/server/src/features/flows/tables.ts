import type {
  flowSettings,
  StoredChatResponse,
  StoredFlowAction,
  StoredPhrase,
  StoredPhrasePart,
  TrainingPhraseType,
} from '@samtale/contract';
import { type InferInsertModel, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { idColumn, moment, searchWords, wordsOf } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';
import { trainingPhraseTemplates } from '../templates/tables.ts';

/** What a flow says and does, as the editor has it. */
export interface FlowContent {
  chatResponseList: StoredChatResponse[];
  intentActionList: StoredFlowAction[];
  /** Absent in what was saved before there were any: all as it is without being told. */
  settings?: z.input<typeof flowSettings>;
}

/** What the bot says in a flow: its texts, titles and buttons, as a JSON list. */
const saidInFlow = ['content', 'title', 'suggestion.displayText']
  .map(
    (field) =>
      `jsonb_path_query_array(content, '$.chatResponseList[*].speechBubbleList[*].messageList[*].${field}')`,
  )
  .join(' || ');

/** The flows that its buttons and its redirects lead to. */
const suggestedInFlow = `jsonb_path_query_array(content, '$.chatResponseList[*].speechBubbleList[*].messageList[*].suggestion.intentToTriggerId ? (@ != null)')`;
const redirectedInFlow = `jsonb_path_query_array(content, '$.intentActionList[*].redirectIntentId ? (@ != null)')`;

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
    /** Whose phrases the flow learns beside its own. */
    trainingPhraseTemplateId: uuid().references(() => trainingPhraseTemplates.id),
    content: jsonb().$type<FlowContent>().notNull(),
    disabled: boolean().notNull().default(false),
    /** When a job publishes the flow, and when it takes it from visitors again. */
    publishAt: moment(),
    unPublishAt: moment(),
    /** What the job has to do next; null for nothing. */
    planStep: text().$type<'publish' | 'unPublish'>(),
    /** The saved content is the published content. */
    isActive: boolean().notNull().default(false),
    /** Number of the version that visitors get; null before the first publishing. */
    publishedVersion: integer(),
    revision: integer().notNull().default(1),
    lastModified: moment().notNull(),
    // The database keeps these, whoever changes a flow: where it leads, and what a search compares with.
    suggestedFlowIds: jsonb().$type<string[]>().generatedAlwaysAs(sql.raw(suggestedInFlow)),
    redirectedFlowIds: jsonb().$type<string[]>().generatedAlwaysAs(sql.raw(redirectedInFlow)),
    titleWords: searchWords().generatedAlwaysAs(sql.raw(wordsOf('title'))),
    saidWords: searchWords().generatedAlwaysAs(sql.raw(wordsOf(saidInFlow))),
    /** Lower case, and escaped as in JSON. */
    saidText: text().generatedAlwaysAs(sql.raw(`lower((${saidInFlow})::text)`)),
  },
  (table) => [
    index().on(table.agentId, table.languageId),
    index().on(table.parentId),
    index().on(table.trainingPhraseTemplateId),
    index().on(table.publishAt).where(sql`plan_step IS NOT NULL`),
  ],
);

export const trainingPhrases = pgTable(
  'training_phrases',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    flowId: uuid()
      .notNull()
      .references(() => flows.id, { onDelete: 'cascade' }),
    /** The whole phrase, as its parts in a row have it. */
    text: text().notNull(),
    type: smallint().$type<TrainingPhraseType>().notNull().default(1),
    /** Empty where nothing is marked. */
    parts: jsonb().$type<StoredPhrasePart[]>().notNull().default([]),
    /** The text as the exact layer compares it; the same phrase is not kept twice in a flow. */
    normalisedText: text().notNull(),
    words: searchWords().generatedAlwaysAs(sql.raw(wordsOf('text'))),
  },
  (table) => [
    index().using('gin', table.words),
    index().on(table.agentId, table.id),
    unique().on(table.flowId, table.normalisedText),
  ],
);

/**
 * The phrases of each flow as one text in lower case, for a search to read through: in the rows of the phrases it would
 * read five times as much. The database keeps it (migration `phrase_texts`), whoever changes a phrase.
 */
export const phraseTexts = pgTable(
  'phrase_texts',
  {
    flowId: uuid()
      .primaryKey()
      .references(() => flows.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
    /** Between two phrases there is a control character, so that nothing is found across them. */
    text: text().notNull(),
  },
  (table) => [index().on(table.agentId)],
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
    phrases: jsonb().$type<StoredPhrase[]>().notNull(),
    /** The phrases it gives are those it has when the agent is trained, not those of this moment. */
    trainingPhraseTemplateId: uuid(),
    publishedBy: uuid(),
    publishedAt: moment().notNull(),
  },
  (table) => [unique().on(table.flowId, table.version), index().on(table.agentId)],
);

type KeptRow<T extends PgTable> = Omit<InferInsertModel<T>, 'agentId'>;

/** Flows that were deleted not long ago, whole, so that it can be undone. */
export const deletedFlows = pgTable(
  'deleted_flows',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    /** What was deleted together comes back together. */
    deletionId: uuid().notNull(),
    languageId: uuid().notNull(),
    /** Counts from 0: a flow comes after the one it stands below. */
    position: integer().notNull(),
    flow: jsonb().$type<KeptRow<typeof flows>>().notNull(),
    phrases: jsonb().$type<KeptRow<typeof trainingPhrases>[]>().notNull(),
    versions: jsonb().$type<KeptRow<typeof flowVersions>[]>().notNull(),
    deletedAt: moment().notNull(),
  },
  (table) => [index().on(table.agentId, table.deletionId)],
);
