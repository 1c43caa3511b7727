import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { entityLists, entityTypes, type StoredEntry } from './tables.ts';

/** What the bot needs of one of the agent's own entity types to find its values. */
export interface EntityTypeForRelease {
  id: string;
  title: string;
  isRegEx: boolean;
  entries: Pick<StoredEntry, 'id' | 'name' | 'synonyms'>[];
}

/** The agent's own entity types of a language, in an order that stays the same. */
export async function entityTypesForRelease(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<EntityTypeForRelease[]> {
  const scope = session.agent(agentId);
  const types = await scope.select(entityTypes, {
    where: eq(entityTypes.languageId, languageId),
    orderBy: asc(entityTypes.id),
  });
  const ids = types.map(({ id }) => id);
  const lists = await scope.select(entityLists, { where: inArray(entityLists.entityTypeId, ids) });
  const entriesById = new Map(lists.map(({ entityTypeId, entries }) => [entityTypeId, entries]));
  return types.map(({ id, title, isRegEx }) => ({
    id,
    title,
    isRegEx,
    entries: (entriesById.get(id) ?? []).map((entry) => ({
      id: entry.id,
      name: entry.name,
      synonyms: entry.synonyms,
    })),
  }));
}
