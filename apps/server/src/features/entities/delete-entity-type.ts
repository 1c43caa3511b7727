import { EntityRefusal, nameUses } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { usesOfEntityType } from '../reporting/index.ts';
import { lockEntityType } from './lock-entity-type.ts';
import { refuseSystemType } from './system-entity-type.ts';
import { entityTypes } from './tables.ts';

/**
 * Deletes one of the agent's own entity types that no flow uses. Throws `notFound`, or `badRequest` for a system type
 * and with the flows that use it.
 */
export async function deleteEntityType(
  database: Database,
  agentId: string,
  languageId: string,
  entityTypeId: string,
): Promise<void> {
  refuseSystemType(entityTypeId);
  await database.transaction(async (session) => {
    const row = await lockEntityType(session, agentId, languageId, entityTypeId);
    if (!row) throw notFound();
    const uses = await usesOfEntityType(session, agentId, languageId, entityTypeId);
    if (uses.length) {
      throw new AppError('badRequest', 'entities.delete.in.use', {
        code: EntityRefusal.inUse,
        values: { name: row.title, flows: nameUses(uses) },
      });
    }
    await session.agent(agentId).delete(entityTypes, eq(entityTypes.id, entityTypeId));
  });
}
