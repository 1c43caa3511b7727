import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** Training phrases that flows share. */
export const trainingPhraseTemplates = pgTable(
  'training_phrase_templates',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    title: text().notNull(),
    revision: integer().notNull().default(1),
    lastModified: moment().notNull(),
  },
  (table) => [unique().on(table.agentId, table.languageId, table.title)],
);

export const templatePhrases = pgTable(
  'template_phrases',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    templateId: uuid()
      .notNull()
      .references(() => trainingPhraseTemplates.id, { onDelete: 'cascade' }),
    /** Its place in the list, from 0. */
    index: integer().notNull(),
    text: text().notNull(),
    /** The text as the exact layer compares it; the same phrase is not kept twice in a template. */
    normalisedText: text().notNull(),
  },
  (table) => [index().on(table.agentId), unique().on(table.templateId, table.normalisedText)],
);
