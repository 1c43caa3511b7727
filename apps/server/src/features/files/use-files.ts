import { unknownFileKey } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { fileIsUsed } from '../reporting/index.ts';
import { sentFile } from './keep-file.ts';
import { conversationFiles, files } from './tables.ts';

/**
 * Keeps files from being forgotten, and tells what they are, in the order of their ids. Throws `notFound` for another
 * agent's, and for one that is forgotten already.
 */
export async function claimFiles(scope: AgentScope, ids: readonly string[]): Promise<SentFile[]> {
  if (!ids.length) return [];
  await scope.update(files, { unusedSince: null }, inArray(files.id, [...ids]));
  const found = new Map(
    (await scope.select(files, { where: inArray(files.id, [...ids]) })).map((row) => [row.id, row]),
  );
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new AppError('notFound', unknownFileKey);
    return sentFile(row);
  });
}

export interface ClaimedFiles {
  files: SentFile[];
  /** Those that the conversation did not have yet. */
  newIds: string[];
}

/** Keeps files for a conversation, in which they are about to be sent. Throws what `claimFiles` does. */
export async function claimForConversation(
  scope: AgentScope,
  conversationId: string,
  ids: readonly string[],
): Promise<ClaimedFiles> {
  const claimed = await claimFiles(scope, ids);
  const known = await scope.select(conversationFiles, {
    where: eq(conversationFiles.conversationId, conversationId),
  });
  const has = new Set(known.map(({ fileId }) => fileId));
  const newIds = [...new Set(ids)].filter((id) => !has.has(id));
  const links = newIds.map((fileId) => ({ conversationId, fileId }));
  await scope.insert(conversationFiles, links, { onConflictDoNothing: true });
  return { files: claimed, newIds };
}

/** Lets go of files that are not used where they were: those that nothing else uses are forgotten after a day. */
export async function releaseFiles(scope: AgentScope, ids: readonly string[], now: Date): Promise<void> {
  if (!ids.length) return;
  const isUsed = fileIsUsed(sql`${files.id}`, sql`${files.agentId}`);
  await scope.update(
    files,
    { unusedSince: now.toISOString() },
    and(inArray(files.id, [...ids]), sql`NOT ${isUsed}`),
  );
}

/** Lets go of the files of a conversation, where they were not sent after all. */
export async function releaseFromConversation(
  scope: AgentScope,
  conversationId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await scope.delete(
    conversationFiles,
    and(eq(conversationFiles.conversationId, conversationId), inArray(conversationFiles.fileId, [...ids])),
  );
  await releaseFiles(scope, ids, now);
}
