import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { entityTypes } from './tables.ts';

/**
 * An entity type's row, locked until the transaction ends, so that nobody renames or deletes it meanwhile. Undefined
 * when the agent has none of this id in the language.
 */
export function lockEntityType(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  entityTypeId: string,
): Promise<InferSelectModel<typeof entityTypes> | undefined> {
  const where = and(eq(entityTypes.id, entityTypeId), eq(entityTypes.languageId, languageId));
  return session.agent(agentId).first(entityTypes, where, { forUpdate: true });
}
