import { isDeepStrictEqual } from 'node:util';
import type { EntityTypeInput } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { arrangeEntries } from './arrange-entries.ts';
import { entriesOf } from './read-entity-types.ts';
import { entityLists, entityTypes, type StoredEntry } from './tables.ts';

function* areSame(some: readonly StoredEntry[], others: readonly StoredEntry[]): Generator<void, boolean> {
  if (some.length !== others.length) return false;
  for (const [i, entry] of some.entries()) {
    if (!isDeepStrictEqual(entry, others[i])) return false;
    yield;
  }
  return true;
}

/** Makes a type's values those that are sent. Whether anything the bot learns was different. */
export async function saveEntries(
  session: DatabaseSession,
  agentId: string,
  entityTypeId: string,
  { entityList, isRegEx }: Pick<EntityTypeInput, 'entityList' | 'isRegEx'>,
): Promise<boolean> {
  const scope = session.agent(agentId);
  const present = await entriesOf(session, agentId, entityTypeId);
  const entries = await inTurns(arrangeEntries(entityList, isRegEx, present));
  if (await inTurns(areSame(entries, present))) return false;
  const foldedText = entries
    .flatMap(({ name, synonyms }) => [name, ...synonyms])
    .join('\n')
    .toLowerCase();
  await scope.delete(entityLists, eq(entityLists.entityTypeId, entityTypeId));
  await scope.insert(entityLists, [{ entityTypeId, entries, foldedText }]);
  await scope.update(entityTypes, { entryCount: entries.length }, eq(entityTypes.id, entityTypeId));
  return true;
}
