import {
  type endpoints,
  type PageFilter,
  pageRowsPerPage,
  type ReplyOf,
  type SourceStatus,
  type TrainingPage,
  type TrainingPageItem,
} from '@samtale/contract';
import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { findSource } from './read-sources.ts';
import type { PageRow } from './store-page.ts';
import { sourcePages } from './tables.ts';

type PageList = ReplyOf<typeof endpoints.sources.getTrainingPages>;

interface PageQuery {
  sourceId: string;
  page: number;
  filters: readonly PageFilter[];
  searchText: string;
  status?: SourceStatus | undefined;
}

/** So much of a page's text stands in a list, in characters. */
const startLength = 240;

/** Ten pages of a source by address. Throws `notFound`. */
export async function listPages(app: App, agentId: string, query: PageQuery): Promise<PageList> {
  const { sourceId, page, filters, searchText, status } = query;
  await findSource(app.database, agentId, sourceId);
  const scope = app.database.agent(agentId);
  const where = and(
    eq(sourcePages.sourceId, sourceId),
    status === undefined ? undefined : eq(sourcePages.status, status),
    holding(searchText.trim(), filters),
  );
  const rows = await scope.select(sourcePages, {
    where,
    orderBy: [asc(sourcePages.url), asc(sourcePages.id)],
    limit: pageRowsPerPage,
    offset: page * pageRowsPerPage,
  });
  const statusList = await scope.query<{ status: SourceStatus; count: number }>(
    (agent) => sql`
      SELECT status, count(*)::int AS count FROM source_pages
       WHERE agent_id = ${agent} AND source_id = ${sourceId} GROUP BY status ORDER BY status`,
  );
  return { list: rows.map(itemOf), totalCount: await scope.count(sourcePages, where), page, statusList };
}

const columns = { content: sourcePages.content, url: sourcePages.url, title: sourcePages.title };

/** Holds of pages that have the words in what is looked at. */
function holding(searchText: string, filters: readonly PageFilter[]): SQL | undefined {
  if (!searchText) return undefined;
  const looked = filters.length ? filters : (Object.keys(columns) as PageFilter[]);
  return or(...looked.map((filter) => ilike(columns[filter], likePattern(searchText))));
}

/** A page's row. Throws `notFound`, also for one of another source or agent. */
export async function findPage(
  session: DatabaseSession,
  agentId: string,
  { sourceId, pageId }: { sourceId: string; pageId: string },
  options: { forUpdate?: boolean } = {},
): Promise<PageRow> {
  const where = and(eq(sourcePages.id, pageId), eq(sourcePages.sourceId, sourceId));
  const row = await session.agent(agentId).first(sourcePages, where, options);
  if (!row) throw notFound();
  return row;
}

/** A page with all its text. */
export const pageOf = (row: PageRow): TrainingPage => ({ ...itemOf(row), content: row.content });

const itemOf = (row: PageRow): TrainingPageItem => ({
  id: row.id,
  url: row.url,
  title: row.title,
  contentStart: row.content.slice(0, startLength).toWellFormed(),
  totalToken: row.totalToken,
  lastUpdated: row.updatedAt,
  lastRead: row.readAt,
  lastModified: row.lastModified,
  ignore: row.isIgnored,
  status: row.status as SourceStatus,
  failure: row.failure,
  failureDetail: row.failureDetail,
  isEdited: row.readContent !== null,
});
