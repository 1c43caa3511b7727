import { isDeepStrictEqual } from 'node:util';
import { newId, type Source, type SourceInput, sourceKeys } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isSpent } from '../generation/index.ts';
import { setSourceUse, widgetsChanged } from '../widgets/index.ts';
import { announceProgress } from './announce-progress.ts';
import { checkSource } from './check-source.ts';
import { findSource, mostSources, readSource } from './read-sources.ts';
import { isReadByItself, nextRunOf, startReading } from './run-reading.ts';
import { passwordContext } from './site-settings-of.ts';
import type { SourceRow } from './source-record.ts';
import { type SourceReading, sourcePages, sources } from './tables.ts';

/**
 * Saves a source, or makes one. What is to be read differently is read at once, as far as the plan has tokens left. Throws
 * `badRequest` with what is wrong, `forbidden` for more than the plan includes, `notFound`, and `conflict` when somebody
 * else has saved it since it was read.
 */
export async function saveSource(app: App, agentId: string, input: SourceInput): Promise<Source> {
  const { id, isToBeRead } = await app.database.transaction(async (session) => {
    await session.agent(agentId).lock('sources');
    const before =
      input.id === newId ? null : await findSource(session, agentId, input.id, { forUpdate: true });
    checkSource(input, before);
    if (before) refuseConflict(before, input);
    else await refuseTooMany(app, session, agentId);
    const row = await store(app, session, agentId, input, before);
    if (input.gptSettingClientList) await linkWidgets(session, agentId, row.id, input.gptSettingClientList);
    return { id: row.id, isToBeRead: row.active && isReadByItself(row) && isReadDifferently(row, before) };
  });
  app.eventBus.publish(widgetsChanged, undefined);
  if (isToBeRead && !(await isSpent(app, agentId))) await startReading(app, agentId, id);
  else await announceProgress(app, agentId, id);
  return readSource(app, agentId, id);
}

function refuseConflict(before: SourceRow, { revision, sourceType }: SourceInput): void {
  if (revision !== undefined && revision !== before.revision)
    throw new AppError('conflict', sourceKeys.changedByOther);
  if (sourceType !== before.sourceType) throw new AppError('badRequest', sourceKeys.typeChanged);
}

async function refuseTooMany(app: App, session: DatabaseSession, agentId: string): Promise<void> {
  const most = await mostSources(app, session, agentId);
  if (most !== null && (await session.agent(agentId).count(sources)) >= most)
    throw new AppError('forbidden', sourceKeys.planLimit, { values: { sources: String(most) } });
}

async function store(
  app: App,
  session: DatabaseSession,
  agentId: string,
  input: SourceInput,
  before: SourceRow | null,
): Promise<SourceRow> {
  const scope = session.agent(agentId);
  const { sourceType, name, url, active, updateContinuously, intervalHours } = input;
  const id = before?.id ?? createId();
  const values = {
    ...{ sourceType, name, url, active, updateContinuously, intervalHours },
    reading: readingOf(input),
    passwordSealed:
      input.password === null ? (before?.passwordSealed ?? null) : sealed(app, input.password, id),
  };
  if (!before) await scope.insert(sources, [{ id, ...values, createdAt: app.now().toISOString() }]);
  else {
    const isPaused = !active && before.runId !== null;
    await scope.update(
      sources,
      {
        ...values,
        revision: sql`${sources.revision} + 1`,
        nextRunAt: before.runId ? null : nextRunOf(input, app.now()),
        ...(isPaused && { runId: null, runEndedAt: app.now().toISOString() }),
      },
      eq(sources.id, id),
    );
    // What is asked for in another way is not as it was, whatever the server says.
    if (isReadDifferently({ ...before, ...values }, before))
      await scope.update(sourcePages, { etag: null, httpLastModified: null }, eq(sourcePages.sourceId, id));
  }
  const row = await scope.first(sources, eq(sources.id, id));
  if (!row) throw notFound();
  return row;
}

const sealed = (app: App, password: string, id: string): string | null =>
  password === '' ? null : app.secrets.seal(password, passwordContext(id));

/** What of a source is stored as one. */
function readingOf(input: SourceInput): SourceReading {
  const { id: _, sourceType: __, name: ___, url, active, updateContinuously, intervalHours, ...rest } = input;
  const { password, gptSettingClientList, revision, ...reading } = rest;
  return reading;
}

/** Whether other words may come of reading it now. */
const isReadDifferently = (
  now: Pick<SourceRow, 'url' | 'reading' | 'passwordSealed' | 'active'>,
  before: SourceRow | null,
): boolean =>
  before === null ||
  before.url !== now.url ||
  before.passwordSealed !== now.passwordSealed ||
  (now.active && before.runStartedAt === null) ||
  !isDeepStrictEqual(before.reading, now.reading);

async function linkWidgets(
  session: DatabaseSession,
  agentId: string,
  sourceId: string,
  widgetIds: readonly string[],
): Promise<void> {
  const all = await session.agent(agentId).select(sources);
  await setSourceUse(session, agentId, { sourceId, widgetIds, allSourceIds: all.map(({ id }) => id) });
}
