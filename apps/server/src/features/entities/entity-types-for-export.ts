import type { EntityTypeInFile } from '@samtale/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { entityLists, entityTypes } from './tables.ts';

/** The agent's own entity types of a language with all that they hold, in the order in which they were made. */
export async function entityTypesForExport(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<EntityTypeInFile[]> {
  const scope = session.agent(agentId);
  const where = eq(entityTypes.languageId, languageId);
  const types = await scope.select(entityTypes, { where, orderBy: asc(entityTypes.id) });
  const ids = types.map(({ id }) => id);
  const lists = await scope.select(entityLists, { where: inArray(entityLists.entityTypeId, ids) });
  const entriesOf = new Map(lists.map(({ entityTypeId, entries }) => [entityTypeId, entries]));
  return types.map(({ id, title, isRegEx }) => ({
    id,
    title,
    isRegEx,
    entityList: (entriesOf.get(id) ?? []).map(({ name, synonyms, pronounceAs, showSynonyms }) => ({
      name,
      synonymList: synonyms,
      pronounceAs,
      showSynonyms,
    })),
  }));
}
