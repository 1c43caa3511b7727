import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, jsonText, moment } from '../../platform/database/columns.ts';
import { agentIdColumn } from '../agents/tables.ts';

/** A value of an entity type; of the regular-expression kind, a pattern. */
export interface StoredEntry {
  id: string;
  name: string;
  synonyms: string[];
  /** What the voice says instead of the name; empty for the name itself. */
  pronounceAs: string;
  showSynonyms: boolean;
}

/** The agent's own entity types. The system ones are not stored. */
export const entityTypes = pgTable(
  'entity_types',
  {
    id: idColumn(),
    agentId: agentIdColumn(),
    languageId: uuid().notNull(),
    title: text().notNull(),
    isRegEx: boolean().notNull(),
    /** How many values it has. */
    entryCount: integer().notNull(),
    revision: integer().notNull().default(1),
    lastModified: moment().notNull(),
  },
  (table) => [unique().on(table.agentId, table.languageId, table.title)],
);

/** The values of an entity type, apart from it: there may be 20,000, and most who read a type need none of them. */
export const entityLists = pgTable(
  'entity_lists',
  {
    entityTypeId: uuid()
      .primaryKey()
      .references(() => entityTypes.id, { onDelete: 'cascade' }),
    agentId: agentIdColumn(),
    /** In the order in which they are listed. */
    entries: jsonText<StoredEntry[]>().notNull(),
    /** Names and synonyms in small letters, one a line, for searching. */
    foldedText: text().notNull(),
  },
  (table) => [index().on(table.agentId)],
);
