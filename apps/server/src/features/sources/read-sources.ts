import { type endpoints, newId, newSource, type ReplyOf, type Source } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findLimits } from '../subscriptions/index.ts';
import { readSourceUse } from '../widgets/index.ts';
import { listDocuments } from './list-documents.ts';
import { countPages, isOfUploads, listItemOf, type SourceRow, sourceOf } from './source-record.ts';
import { sources } from './tables.ts';

type SourceList = ReplyOf<typeof endpoints.sources.getGptTrainingJobList>;

/** An agent's sources by title, those that hold what is searched for in title or address. */
export async function listSources(app: App, agentId: string, searchText: string): Promise<SourceList> {
  const rows = await app.database.agent(agentId).select(sources);
  const counts = await countPages(app.database, agentId);
  const clientsOf = await readSourceUse(app.database, agentId);
  const all = rows.map((row) => listItemOf(row, counts(row.id), clientsOf(row.id)));
  const wanted = searchText.trim().toLowerCase();
  const list = all
    .filter(({ title, url }) => `${title}\n${url}`.toLowerCase().includes(wanted))
    .sort((one, other) => one.title.localeCompare(other.title, 'da') || one.id.localeCompare(other.id));
  return { list, totalCount: rows.length, maxSourceCount: await mostSources(app, app.database, agentId) };
}

/** How many sources an agent's plan includes; null is any number. */
export async function mostSources(
  app: App,
  session: DatabaseSession,
  agentId: string,
): Promise<number | null> {
  return (await findLimits(session, agentId, app.now()))?.sources ?? null;
}

/** A source, or what a new one begins with. Throws `notFound`. */
export async function readSource(app: App, agentId: string, id: string): Promise<Source> {
  const row = id === newId ? newRow(agentId) : await findSource(app.database, agentId, id);
  const counts = await countPages(app.database, agentId, id);
  const clientsOf = await readSourceUse(app.database, agentId);
  const documents = isOfUploads(row) ? await listDocuments(app.database, agentId, id) : [];
  return sourceOf(row, counts(id), clientsOf(id), documents);
}

/** A source's row. Throws `notFound`, also for another agent's. */
export async function findSource(
  session: DatabaseSession,
  agentId: string,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<SourceRow> {
  const row = await session.agent(agentId).first(sources, eq(sources.id, id), options);
  if (!row) throw notFound();
  return row;
}

function newRow(agentId: string): SourceRow {
  const {
    password: _,
    sourceType,
    name,
    url,
    active,
    updateContinuously,
    intervalHours,
    ...reading
  } = newSource;
  return {
    id: newId,
    agentId,
    sourceType,
    name,
    url,
    active,
    updateContinuously,
    intervalHours,
    reading,
    passwordSealed: null,
    revision: 0,
    createdAt: '',
    runId: null,
    runStartedAt: null,
    runEndedAt: null,
    runSeenAt: null,
    nextRunAt: null,
    status: 0,
    failure: null,
    failureDetail: '',
  };
}
