import { systemEntityTypes } from '@samtale/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { entityTypes } from './tables.ts';

/**
 * Those of the ids that are entity types of a language: the system's, and the agent's own, which are locked until the
 * transaction ends, so that none is deleted while a flow begins to use it.
 */
export async function entityTypesAmong(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const system = systemEntityTypes.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const others = [...ids].filter((id) => !system.includes(id));
  if (!others.length) return new Set(system);
  const where = and(eq(entityTypes.languageId, languageId), inArray(entityTypes.id, others));
  const own = await session.agent(agentId).select(entityTypes, { where, forUpdate: true });
  return new Set([...system, ...own.map(({ id }) => id)]);
}
