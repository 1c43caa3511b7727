import type { SourceFailure, SourceInput } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, jsonText, moment, searchWords } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';
import type { PageContact } from './reading/index.ts';

/** How a source is read, as it is stored: all that staff set of it and that nothing is searched by. */
export type SourceReading = Omit<
  SourceInput,
  | 'id'
  | 'sourceType'
  | 'name'
  | 'url'
  | 'active'
  | 'updateContinuously'
  | 'intervalHours'
  | 'password'
  | 'gptSettingClientList'
  | 'revision'
>;

/** Websites and documents that answers may rest on. */
export const sources = pgTable(
  'sources',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    sourceType: smallint().$type<SourceInput['sourceType']>().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    active: boolean().notNull(),
    updateContinuously: boolean().notNull(),
    intervalHours: integer().notNull(),
    reading: jsonText<SourceReading>().notNull(),
    passwordSealed: text(),
    revision: integer().notNull().default(1),
    createdAt: moment().notNull(),

    /** The reading that runs; null when none does. Another one in its place ends it. */
    runId: uuid(),
    runStartedAt: moment(),
    runEndedAt: moment(),
    /** When the reading that runs was last heard of: one that fell silent is taken up again. */
    runSeenAt: moment(),
    nextRunAt: moment(),
    status: smallint().notNull().default(0),
    failure: text().$type<SourceFailure>(),
    failureDetail: text().notNull().default(''),
  },
  (table) => [
    index().on(table.agentId),
    index().on(table.nextRunAt).where(sql`next_run_at IS NOT NULL`),
    index().on(table.runSeenAt).where(sql`run_id IS NOT NULL`),
  ],
);

/** Pages of websites, and parts of documents. */
export const sourcePages = pgTable(
  'source_pages',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Where it is read, or the document's name; a part of a document has `#page=3` behind it. */
    url: text().notNull(),
    /** The document it is a part of; null of a page. */
    document: text(),
    title: text().notNull().default(''),
    content: text().notNull().default(''),
    /** What was read, where `title` and `content` were written by hand. */
    readTitle: text(),
    readContent: text(),
    /** Of what was read, so that a change is noticed. */
    contentHash: text().notNull().default(''),
    totalToken: integer().notNull().default(0),
    /** How the page says that its company is reached; null where nobody has looked. */
    contact: jsonText<PageContact>(),
    /** What a server says of its state, sent along when it is asked again. */
    etag: text(),
    httpLastModified: text(),
    /** As the site says, in ISO 8601. */
    lastModified: moment(),
    status: smallint().notNull().default(0),
    failure: text().$type<SourceFailure>(),
    failureDetail: text().notNull().default(''),
    isIgnored: boolean().notNull().default(false),
    /** When its text was found to be another, and when it was read at all. */
    updatedAt: moment(),
    readAt: moment(),
    /** The reading in which it is to be read, and the last one in which it was. */
    waitsIn: uuid(),
    readIn: uuid(),
  },
  (table) => [
    uniqueIndex().on(table.sourceId, table.url),
    index().on(table.sourceId, table.waitsIn).where(sql`waits_in IS NOT NULL`),
    index().on(table.agentId),
  ],
);

/** What answers rest on: parts of pages that may be used, cut and ready to be searched. */
export const sourcePassages = pgTable(
  'source_passages',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    sourceId: uuid().notNull(),
    pageId: uuid()
      .notNull()
      .references(() => sourcePages.id, { onDelete: 'cascade' }),
    /** Its place on the page, from 0. */
    place: integer().notNull(),
    /** The headings it stands under, with ` › ` between them. */
    heading: text().notNull(),
    text: text().notNull(),
    /** How many words it has. */
    length: integer().notNull(),
    /** The stems of its words with their places, by the rules of both languages, and the mark of its source. */
    words: searchWords().notNull(),
  },
  (table) => [
    index().on(table.pageId),
    index().on(table.agentId, table.sourceId),
    index().using('gin', table.words),
  ],
);
