import { setTimeout } from 'node:timers/promises';
import { SourceStatus } from '@samtale/contract';
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { announceProgress } from './announce-progress.ts';
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

interface Run {
  agentId: string;
  sourceId: string;
  runId: string;
}

/**
 * Reads a source for a turn, from where the last turn ended: what is to be read stands in the database, so that a node that
 * ends leaves nothing undone. Does nothing of a reading that was ended or begun again. Where the node is `ending` it waits for no
 * page any more: those that are being read wait for the next turn.
 */
export async function readSourceTurn(app: App, run: Run, ending: AbortSignal): Promise<void> {
  const { agentId, sourceId } = run;
  const source = await currentRun(app, run);
  if (!source) return;
  const reader = new SiteReader(app.outbound.http, siteSettingsOf(app, source));
  const ended = endOf(ending);
  const begun = await Promise.race([reader.begin(), ended]);
  if (!begun) return app.jobs.send(sourceJob, run);
  const { seeds, failure } = begun;
  if (failure) return endReading(app, source, failure);
  await beginPages(app, run, seeds);
  const until = Date.now() + turn;
  const told = { at: 0 };
  while (Date.now() < until && !ending.aborted) {
    if (!(await currentRun(app, run))) return;
    const pages = await waitingPages(app, run);
    if (!pages.length) return endReading(app, source, null);
    const pace = { rows: source.reading.taskCount, pause: reader.crawlDelay, until, ended };
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
  }
  await app.jobs.send(sourceJob, run);
  await announceProgress(app, agentId, sourceId);
}

/** The source, if this reading of it still runs. */
async function currentRun(app: App, { agentId, sourceId, runId }: Run): Promise<SourceRow | null> {
  const row = await findSource(app.database, agentId, sourceId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return row?.runId === runId ? row : null;
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

const waitingPages = (app: App, { agentId, sourceId, runId }: Run): Promise<PageRow[]> =>
  app.database.agent(agentId).select(sourcePages, {
    where: and(eq(sourcePages.sourceId, sourceId), eq(sourcePages.waitsIn, runId)),
    orderBy: asc(sourcePages.id),
    limit: portion,
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
