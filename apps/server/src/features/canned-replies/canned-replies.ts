import { type CannedReply, type CannedReplyInput, cannedRepliesMax, newId } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { and, eq, type InferSelectModel, inArray, ne, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { claimFiles, files, releaseFiles, sentFile } from '../files/index.ts';
import { cannedReplies } from './tables.ts';

type Row = InferSelectModel<typeof cannedReplies>;

/** All of an agent's, by their titles. */
export async function listCannedReplies(app: App, agentId: string): Promise<CannedReply[]> {
  const scope = app.database.agent(agentId);
  const rows = await scope.select(cannedReplies, { orderBy: danishOrder(cannedReplies.title) });
  const byId = await filesOf(
    scope,
    rows.flatMap(({ fileIds }) => fileIds),
  );
  return rows.map((row) => shown(row, byId));
}

/**
 * Adds a canned reply, or changes one. Throws `conflict` when another has the title, `badRequest` when there are too
 * many, `notFound` for one that is gone and for files that are not the agent's.
 */
export async function saveCannedReply(
  app: App,
  agentId: string,
  input: CannedReplyInput,
): Promise<CannedReply> {
  const { title, text, files: fileIds } = input;
  return app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await scope.lock('canned replies');
    const isNew = input.id === newId;
    const before = isNew ? undefined : await scope.first(cannedReplies, eq(cannedReplies.id, input.id));
    if (!isNew && !before) throw notFound();
    if (isNew && (await scope.count(cannedReplies)) >= cannedRepliesMax)
      throw new AppError('badRequest', 'cannedReply.error.tooMany');
    const sameTitle = and(
      sql`lower(${cannedReplies.title}) = lower(${title})`,
      ne(cannedReplies.id, input.id),
    );
    if (await scope.first(cannedReplies, sameTitle))
      throw new AppError('conflict', 'cannedReply.error.title');
    const claimed = await claimFiles(scope, fileIds);
    const values = { title, text, fileIds, lastModified: app.now().toISOString() };
    const id = before?.id ?? createId();
    if (before) await scope.update(cannedReplies, values, eq(cannedReplies.id, id));
    else await scope.insert(cannedReplies, [{ id, ...values }]);
    const dropped = before?.fileIds.filter((fileId) => !fileIds.includes(fileId)) ?? [];
    await releaseFiles(scope, dropped, app.now());
    return { id, uses: before?.uses ?? 0, ...values, files: claimed };
  });
}

/** Deletes a canned reply, and lets go of its files. Throws `notFound`. */
export async function deleteCannedReply(app: App, agentId: string, id: string): Promise<void> {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const row = await scope.first(cannedReplies, eq(cannedReplies.id, id), { forUpdate: true });
    if (!row) throw notFound();
    await scope.delete(cannedReplies, eq(cannedReplies.id, id));
    await releaseFiles(scope, row.fileIds, app.now());
  });
}

/** Counts that a canned reply was chosen. Throws `notFound`. */
export async function noteUse(app: App, agentId: string, id: string): Promise<void> {
  const uses = sql`${cannedReplies.uses} + 1`;
  if (!(await app.database.agent(agentId).update(cannedReplies, { uses }, eq(cannedReplies.id, id))))
    throw notFound();
}

/** What files are, by their ids. */
export async function filesOf(scope: AgentScope, ids: string[]): Promise<ReadonlyMap<string, SentFile>> {
  if (!ids.length) return new Map();
  const rows = await scope.select(files, { where: inArray(files.id, ids) });
  return new Map(rows.map((row) => [row.id, sentFile(row)]));
}

const shown = (
  { id, title, text, fileIds, uses, lastModified }: Row,
  byId: ReadonlyMap<string, SentFile>,
) => ({
  id,
  title,
  text,
  files: filesAmong(fileIds, byId),
  uses,
  lastModified,
});

/** Files in the order of their ids. */
export const filesAmong = (ids: readonly string[], byId: ReadonlyMap<string, SentFile>): SentFile[] =>
  ids.flatMap((id) => byId.get(id) ?? []);
