import { type Source, type SourceFailure, SourceStatus, sourceKeys } from '@samtale/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { accountOf } from '../agents/index.ts';
import { isSpent } from '../generation/index.ts';
import { announceProgress } from './announce-progress.ts';
import { findSource, readSource } from './read-sources.ts';
import { sourceJob } from './source-job.ts';
import type { SourceRow } from './source-record.ts';
import { forgetNeverThere, restorePage } from './store-page.ts';
import { sourcePages, sources } from './tables.ts';

interface Failure {
  failure: SourceFailure;
  /** In words of the other side; may be empty. */
  detail: string;
}

/** Whether there is anything to read by itself: a source of uploaded documents is read when they come. */
export const isReadByItself = ({ url }: Pick<SourceRow, 'url'>): boolean => url !== '';

/**
 * Has a source read now, unless it is being read. Throws `forbidden` where the tokens of the plan are used up: what was
 * read before is answered from all the same.
 */
export async function runSource(app: App, agentId: string, id: string): Promise<Source> {
  const row = await findSource(app.database, agentId, id);
  if (!row.active) throw new AppError('badRequest', sourceKeys.inactive);
  if (!row.runId) {
    await refuseWhenSpent(app, agentId);
    await startReading(app, agentId, id);
  }
  return readSource(app, agentId, id);
}

export async function refuseWhenSpent(app: App, agentId: string): Promise<void> {
  if (await isSpent(app, agentId)) throw new AppError('forbidden', sourceKeys.tokensUsedUp);
}

/** Begins a reading, in place of one that runs. */
export async function startReading(app: App, agentId: string, id: string): Promise<void> {
  const runId = createId();
  const now = app.now().toISOString();
  const started = await app.database.transaction(async (session) => {
    const row = await findSource(session, agentId, id, { forUpdate: true });
    if (!isReadByItself(row)) return false;
    const scope = session.agent(agentId);
    await scope.update(
      sources,
      { runId, runStartedAt: now, runSeenAt: now, nextRunAt: null, failure: null, failureDetail: '' },
      eq(sources.id, id),
    );
    return true;
  });
  if (!started) return;
  await announceProgress(app, agentId, id);
  const company = (await accountOf(app, agentId)) ?? agentId;
  await app.jobs.send(sourceJob, { agentId, sourceId: id, runId, company });
}

/** Ends a reading; what has been read stays. */
export async function stopSource(app: App, agentId: string, id: string): Promise<Source> {
  const row = await findSource(app.database, agentId, id);
  if (row.runId) await endReading(app, row, null);
  return readSource(app, agentId, id);
}

/**
 * Forgets what was done by hand and, of a website, all that was read, and reads it again. Throws `forbidden` where the
 * tokens of the plan are used up.
 */
export async function resetSource(app: App, agentId: string, id: string): Promise<Source> {
  const row = await findSource(app.database, agentId, id);
  const isRead = isReadByItself(row);
  if (isRead) await refuseWhenSpent(app, agentId);
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await findSource(session, agentId, id, { forUpdate: true });
    if (!isRead) return restorePages(session, agentId, id);
    await scope.update(
      sources,
      { runId: null, status: SourceStatus.notRun, runStartedAt: null, runEndedAt: null },
      eq(sources.id, id),
    );
    await scope.delete(sourcePages, eq(sourcePages.sourceId, id));
  });
  if (isRead && row.active) await startReading(app, agentId, id);
  else await announceProgress(app, agentId, id);
  return readSource(app, agentId, id);
}

/** Takes back what was done by hand on the pages of documents: there is nowhere to read them again. */
async function restorePages(session: DatabaseSession, agentId: string, sourceId: string): Promise<void> {
  const changed = sql`(${sourcePages.isIgnored} OR ${sourcePages.readContent} IS NOT NULL)`;
  const where = and(eq(sourcePages.sourceId, sourceId), changed);
  const scope = session.agent(agentId);
  for (const page of await scope.select(sourcePages, { where })) await restorePage(scope, page);
}

/** Ends a reading with what went wrong, or well; one that another has taken the place of is left alone. */
export async function endReading(
  app: App,
  { agentId, id, runId }: Pick<SourceRow, 'agentId' | 'id' | 'runId'>,
  failed: Failure | null,
): Promise<void> {
  const now = app.now();
  const ended = await app.database.transaction(async (session) => {
    const row = await findSource(session, agentId, id, { forUpdate: true });
    if (!runId || row.runId !== runId) return false;
    const scope = session.agent(agentId);
    const isUsable = sql`${sourcePages.content} <> '' AND ${sourcePages.status} <> ${SourceStatus.removed}`;
    const usable = await scope.countUpTo(sourcePages, 1, and(eq(sourcePages.sourceId, id), isUsable));
    const why = failed ?? (usable ? null : await firstFailure(session, agentId, id));
    const changed = await scope.countUpTo(
      sourcePages,
      1,
      and(eq(sourcePages.readIn, runId), eq(sourcePages.status, SourceStatus.updated)),
    );
    await scope.update(sourcePages, { waitsIn: null }, eq(sourcePages.waitsIn, runId));
    await forgetNeverThere(scope, id);
    await scope.update(
      sources,
      {
        runId: null,
        runEndedAt: now.toISOString(),
        nextRunAt: nextRunOf(row, now),
        status: statusOf({ failed: failed !== null || !usable, changed: changed > 0 }),
        failure: why?.failure ?? null,
        failureDetail: why?.detail ?? '',
      },
      eq(sources.id, id),
    );
    return true;
  });
  if (ended) await announceProgress(app, agentId, id);
}

/** Why nothing could be read of a source, by the first of its pages that tells. */
async function firstFailure(session: DatabaseSession, agentId: string, sourceId: string): Promise<Failure> {
  const where = and(eq(sourcePages.sourceId, sourceId), isNotNull(sourcePages.failure));
  const page = await session.agent(agentId).first(sourcePages, where, { orderBy: asc(sourcePages.id) });
  return { failure: page?.failure ?? 'noText', detail: page?.failureDetail ?? '' };
}

function statusOf({ failed, changed }: { failed: boolean; changed: boolean }): SourceStatus {
  if (failed) return SourceStatus.failed;
  return changed ? SourceStatus.updated : SourceStatus.trained;
}

/** When a source is read again by itself; null for never. */
export function nextRunOf(
  row: Pick<SourceRow, 'active' | 'updateContinuously' | 'intervalHours' | 'sourceType' | 'url'>,
  now: Date,
): string | null {
  const isRepeated = row.active && row.updateContinuously && isReadByItself(row);
  return isRepeated ? new Date(now.getTime() + row.intervalHours * 3600_000).toISOString() : null;
}
