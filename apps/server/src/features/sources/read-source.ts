import { setTimeout } from 'node:timers/promises';
import { SourceStatus } from '@samtale/contract';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { accountOf } from '../agents/index.ts';
import { announceProgress } from './announce-progress.ts';
import { pausedReaders } from './paused-readers.ts';
import { findSource } from './read-sources.ts';
import { type Reading, SiteReader } from './reading/index.ts';
import { endReading } from './run-reading.ts';
import { siteSettingsOf } from './site-settings-of.ts';
import { sourceJob } from './source-job.ts';
import type { SourceRow } from './source-record.ts';
import type { PageRow } from './store-page.ts';
import { addPages, storeReading } from './store-reading.ts';
import { sourcePages, sources } from './tables.ts';

/** A turn of reading lasts so long, about: then other sources have theirs. In milliseconds. */
const turn = 60_000;
/** So many waiting pages are looked up at once, and the staff are told at most so often, in milliseconds. */
const portion = 40;
const announceInterval = 1000;

/** A site that asks for longer pauses than so many seconds has no turn meanwhile. */
const shortPause = 1;

interface Run {
  agentId: string;
  sourceId: string;
  runId: string;
  company?: string;
}

/**
 * Reads a source for a turn, from where the last turn ended: what is to be read stands in the database, so that a node that
 * ends leaves nothing undone. Does nothing of a reading that was ended or begun again. Where the node is `ending` it waits for no
 * page any more: those that are being read wait for the next turn.
 */
export async function readSourceTurn(app: App, run: Run, ending: AbortSignal): Promise<void> {
  const { agentId, runId } = run;
  const source = await currentRun(app, run);
  const paused = pausedReaders.take(runId, source?.revision);
  if (!source) return sendNewRun(app, run);
  const company = run.company ?? (await accountOf(app, agentId)) ?? agentId;
  const reader = paused ?? new SiteReader(app.outbound.http, siteSettingsOf(app, source), company);
  let pauses = false;
  try {
    pauses = await readOn(app, { ...run, company }, { source, reader, isBegun: paused !== null }, ending);
  } finally {
    if (pauses) pausedReaders.keep(runId, { reader, revision: source.revision });
    else void reader.close();
  }
}

interface Turn {
  source: SourceRow;
  reader: SiteReader;
  /** It goes on after a pause. */
  isBegun: boolean;
}

/** Whether the site wants a pause now, after which its next turn comes. */
async function readOn(
  app: App,
  run: Run,
  { source, reader, isBegun }: Turn,
  ending: AbortSignal,
): Promise<boolean> {
  const ended = endOf(ending);
  if (!isBegun && !(await begin(app, run, source, reader, ended))) return false;
  const until = Date.now() + turn;
  const told = { at: 0 };
  const pauses = reader.crawlDelay > shortPause;
  while (Date.now() < until && !ending.aborted) {
    if (!(await currentRun(app, run))) return false;
    const pages = await waitingPages(app, run, pauses ? 1 : portion);
    if (!pages.length) {
      await endReading(app, source, null);
      return false;
    }
    const pace = { rows: source.reading.taskCount, pause: pauses ? 0 : reader.crawlDelay, until, ended };
    await readAtOnce(pages, pace, async (page) => {
      const { etag, httpLastModified } = page;
      const reading: Reading | null = reader.accepts(page.url)
        ? await Promise.race([reader.read(page.url, { etag, httpLastModified }), ended])
        : // By what is set now it is none of this source's.
          { kind: 'gone', status: 0 };
      if (!reading) return false;
      await storeReading(app, page, reading, run.runId);
      if (Date.now() - told.at >= announceInterval) {
        told.at = Date.now();
        await noteAlive(app, run);
      }
      return !ending.aborted;
    });
    if (!pauses || !(await waitingPages(app, run, 1)).length) continue;
    await app.jobs.send(sourceJob, run, { after: reader.crawlDelay });
    return true;
  }
  await app.jobs.send(sourceJob, run);
  await announceProgress(app, run.agentId, run.sourceId);
  return false;
}

/** Begins with a site, and knows where its reading begins. False where nothing is to be read now. */
async function begin(
  app: App,
  run: Run,
  source: SourceRow,
  reader: SiteReader,
  ended: Promise<null>,
): Promise<boolean> {
  const begun = await Promise.race([reader.begin(), ended]);
  if (!begun) {
    await app.jobs.send(sourceJob, run);
    return false;
  }
  const { seeds, failure } = begun;
  if (failure) await endReading(app, source, failure);
  else await beginPages(app, run, seeds);
  return !failure;
}

/** The source, if this reading of it still runs. */
async function currentRun(app: App, run: Run): Promise<SourceRow | null> {
  const row = await sourceOfRun(app, run);
  return row?.runId === run.runId ? row : null;
}

async function sourceOfRun(app: App, { agentId, sourceId }: Run): Promise<SourceRow | null> {
  return findSource(app.database, agentId, sourceId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/** Sends a reading that has taken this one's place: while this one waited in line, no other of its source could. */
async function sendNewRun(app: App, run: Run): Promise<void> {
  const row = await sourceOfRun(app, run);
  if (row?.runId) await app.jobs.send(sourceJob, { ...run, runId: row.runId });
}

/** In the first turn all pages that are known wait to be read again, and where reading begins. */
async function beginPages(app: App, { agentId, sourceId, runId }: Run, seeds: readonly string[]) {
  const scope = app.database.agent(agentId);
  const isBegun = or(eq(sourcePages.waitsIn, runId), eq(sourcePages.readIn, runId));
  if (await scope.countUpTo(sourcePages, 1, and(eq(sourcePages.sourceId, sourceId), isBegun))) return;
  await addPages(scope, sourceId, [...new Set(seeds)], runId);
  await scope.update(
    sourcePages,
    { waitsIn: runId },
    and(
      eq(sourcePages.sourceId, sourceId),
      eq(sourcePages.isIgnored, false),
      ne(sourcePages.status, SourceStatus.removed),
      // Of a document the first part stands for all.
      or(isNull(sourcePages.document), eq(sourcePages.document, sourcePages.url)),
    ),
  );
}

const waitingPages = (app: App, { agentId, sourceId, runId }: Run, limit: number): Promise<PageRow[]> =>
  app.database.agent(agentId).select(sourcePages, {
    where: and(eq(sourcePages.sourceId, sourceId), eq(sourcePages.waitsIn, runId)),
    orderBy: asc(sourcePages.id),
    limit,
  });

interface Pace {
  /** So many pages are read at the same time. */
  rows: number;
  /** Between two of them, in seconds: a site that asks for pauses is not asked several things at once. */
  pause: number;
  /** No page is begun after that, in milliseconds since 1970: a turn outlasts its job otherwise, and another one begins. */
  until: number;
  /** Comes when the node ends. */
  ended: Promise<null>;
}

/** Reads pages, until one says that it was the last. */
async function readAtOnce(
  pages: readonly PageRow[],
  { rows, pause, until, ended }: Pace,
  read: (page: PageRow) => Promise<boolean>,
): Promise<void> {
  const waiting = [...pages];
  const row = async () => {
    for (let page = waiting.shift(); page && Date.now() < until; page = waiting.shift()) {
      if (!(await read(page))) return;
      if (pause) await Promise.race([setTimeout(pause * 1000, undefined, { ref: false }), ended]);
    }
  };
  await Promise.all(Array.from({ length: pause ? 1 : rows }, row));
}

/** Comes as null once a signal is aborted. */
const endOf = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });

async function noteAlive(app: App, { agentId, sourceId, runId }: Run): Promise<void> {
  await app.database
    .agent(agentId)
    .update(
      sources,
      { runSeenAt: app.now().toISOString() },
      and(eq(sources.id, sourceId), eq(sources.runId, runId)),
    );
  await announceProgress(app, agentId, sourceId);
}
