import {
  EntityRefusal,
  type EntityType,
  type EntityTypeInput,
  newId,
  systemEntityTypes,
} from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { lockNames, noteContentChange } from '../agents/index.ts';
import { usesOfEntityType } from '../reporting/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { lockEntityType } from './lock-entity-type.ts';
import { getEntityType } from './read-entity-types.ts';
import { saveEntries } from './save-entries.ts';
import { refuseSystemType } from './system-entity-type.ts';
import { entityTypes } from './tables.ts';
import { refuseProblems } from './validate-entity-type.ts';

interface SaveEntityType {
  agentId: string;
  languageId: string;
  input: EntityTypeInput;
}

/**
 * Saves one of the agent's own entity types; has the agent trained when flows that visitors get use it and its
 * values are others. Throws `badRequest` with what is wrong, `notFound`, or `conflict` when somebody else has saved
 * it since it was read.
 */
export async function saveEntityType(app: App, saving: SaveEntityType): Promise<EntityType> {
  const { agentId, languageId } = saving;
  const input = { ...saving.input, title: saving.input.title.trim() };
  refuseSystemType(input.id);
  await refuseProblems(app, agentId, input);
  const { saved, retrain } = await app.database.transaction(async (session) => {
    await lockNames(session, agentId);
    await refuseDoublet(session, agentId, languageId, input);
    const isNew = input.id === newId;
    const id = isNew ? createId() : input.id;
    const head = { title: input.title, isRegEx: input.isRegEx, lastModified: app.now().toISOString() };
    if (isNew) {
      await session.agent(agentId).insert(entityTypes, [{ ...head, id, languageId, entryCount: 0 }]);
    } else {
      const revision = await refuseStaleOrUsed(session, agentId, languageId, input);
      const values = { ...head, revision: revision + 1 };
      await session.agent(agentId).update(entityTypes, values, eq(entityTypes.id, id));
    }
    const changed = await saveEntries(session, agentId, id, input);
    const uses = changed ? await usesOfEntityType(session, agentId, languageId, id) : [];
    const isLive = uses.some((use) => use.isLive);
    if (isLive) await noteContentChange(session, agentId);
    return { saved: await getEntityType(session, agentId, languageId, id), retrain: isLive };
  });
  if (retrain) await requestTraining(app, agentId);
  return saved;
}

/** Two types of a language do not share a name, nor one with a system type. */
async function refuseDoublet(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  { id, title }: EntityTypeInput,
): Promise<void> {
  const others = await session.agent(agentId).select(entityTypes, {
    where: and(eq(entityTypes.languageId, languageId), ne(entityTypes.id, id)),
  });
  const titles = [...others, ...systemEntityTypes].map((other) => other.title.toLowerCase());
  if (!titles.includes(title.toLowerCase())) return;
  throw new AppError('badRequest', 'entities.create.doublet', {
    code: EntityRefusal.doublet,
    values: { name: title },
    fields: [{ path: 'title', messageKey: 'entities.create.doublet' }],
  });
}

/** Locks the type that is saved. Its revision, which is the one that was read where that is told. */
async function refuseStaleOrUsed(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  input: EntityTypeInput,
): Promise<number> {
  const row = await lockEntityType(session, agentId, languageId, input.id);
  if (!row) throw notFound();
  if (input.revision !== undefined && row.revision !== input.revision)
    throw new AppError('conflict', 'entity.detail.changedByOther');
  const isOther = row.title !== input.title || row.isRegEx !== input.isRegEx;
  if (isOther && (await usesOfEntityType(session, agentId, languageId, row.id)).length) {
    throw new AppError('badRequest', 'entity.update.used.entity.type.error', {
      code: EntityRefusal.renameUsed,
      values: { name: row.title },
      fields: [
        {
          path: row.title === input.title ? 'isRegEx' : 'title',
          messageKey: 'entity.update.used.entity.type.error',
        },
      ],
    });
  }
  return row.revision;
}
