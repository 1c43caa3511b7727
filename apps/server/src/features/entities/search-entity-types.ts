import type { FoundEntityType } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { entriesOf, listEntityTypes } from './read-entity-types.ts';

/**
 * The entity types in which a text stands: in the title, in the title of a flow that uses it, or in a value or its
 * synonyms, and then in which one. In the order of the whole list; all of them without a text.
 */
export async function searchEntityTypes(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  searchText: string,
): Promise<FoundEntityType[]> {
  const wanted = searchText.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const list = await listEntityTypes(session, agentId, languageId);
  const withEntry = wanted ? await typesHolding(session, agentId, wanted) : new Set();
  const found: FoundEntityType[] = [];
  for (const type of list) {
    if (holds(type.title) || type.intentList.some(({ title }) => holds(title))) {
      found.push({ ...type, foundEntry: null });
    } else if (withEntry.has(type.id)) {
      const entries = await entriesOf(session, agentId, type.id);
      const entry = entries.find(({ name, synonyms }) => [name, ...synonyms].some(holds));
      if (entry) found.push({ ...type, foundEntry: entry.name });
    }
  }
  return found;
}

/** Ids of the types with a value or a synonym that holds the text, which is in small letters. */
async function typesHolding(
  session: DatabaseSession,
  agentId: string,
  wanted: string,
): Promise<ReadonlySet<string>> {
  const rows = await session.agent(agentId).query<{ id: string }>(
    (agent) => sql`
      SELECT entity_type_id AS id FROM entity_lists
       WHERE agent_id = ${agent} AND folded_text LIKE ${likePattern(wanted)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
