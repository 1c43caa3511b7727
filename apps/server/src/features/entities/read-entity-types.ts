import {
  EntityDataType,
  type EntityType,
  type EntityTypeListItem,
  type FlowUse,
  type SystemEntityType,
  systemEntityTypes,
} from '@samtale/contract';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { inTurns, mapInTurns } from '../../platform/in-turns.ts';
import { entityTypeUses, usesOfEntityType } from '../reporting/index.ts';
import { systemEntityType } from './system-entity-type.ts';
import { entityLists, entityTypes, type StoredEntry } from './tables.ts';

/** All entity types of a language: the agent's own by title, then the system's. */
export async function listEntityTypes(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<EntityTypeListItem[]> {
  const rows = await session.agent(agentId).select(entityTypes, {
    where: eq(entityTypes.languageId, languageId),
    orderBy: danishOrder(entityTypes.title),
  });
  const uses = await entityTypeUses(session, agentId, languageId);
  const own = rows.map((row) => ({ ...ownHead(row, uses.get(row.id) ?? []), entityCount: row.entryCount }));
  const system = systemEntityTypes.map((type) => ({
    ...systemHead(type, uses.get(type.id) ?? []),
    entityCount: 0,
  }));
  return [...own, ...system];
}

/** One entity type with its values and the flows that use it. Throws `notFound`. */
export async function getEntityType(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  entityTypeId: string,
): Promise<EntityType> {
  const uses = await usesOfEntityType(session, agentId, languageId, entityTypeId);
  const system = systemEntityType(entityTypeId);
  if (system) return { ...systemHead(system, uses), entityList: [], revision: 0 };
  const row = await findEntityType(session, agentId, languageId, entityTypeId);
  const entries = await entriesOf(session, agentId, entityTypeId);
  return {
    ...ownHead(row, uses),
    entityList: await inTurns(
      mapInTurns(entries.entries(), ([index, { synonyms, ...entry }]) => ({
        ...entry,
        synonymList: synonyms,
        index,
      })),
    ),
    revision: row.revision,
  };
}

/** The row of one of the agent's own types. Throws `notFound`. */
export async function findEntityType(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  entityTypeId: string,
): Promise<InferSelectModel<typeof entityTypes>> {
  const where = and(eq(entityTypes.id, entityTypeId), eq(entityTypes.languageId, languageId));
  const row = await session.agent(agentId).first(entityTypes, where);
  if (!row) throw notFound();
  return row;
}

/** The values of one of the agent's own types, in their order. */
export async function entriesOf(
  session: DatabaseSession,
  agentId: string,
  entityTypeId: string,
): Promise<StoredEntry[]> {
  const row = await session.agent(agentId).first(entityLists, eq(entityLists.entityTypeId, entityTypeId));
  return row?.entries ?? [];
}

const ownHead = (row: InferSelectModel<typeof entityTypes>, intentList: FlowUse[]) => ({
  id: row.id,
  title: row.title,
  isRegEx: row.isRegEx,
  system: false,
  dataType: EntityDataType.notSet,
  intentList,
  lastModified: row.lastModified,
});

const systemHead = ({ id, title, dataType }: SystemEntityType, intentList: FlowUse[]) => ({
  id,
  title,
  isRegEx: false,
  system: true,
  dataType,
  intentList,
  lastModified: null,
});
