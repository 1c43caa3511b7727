import {
  type Source,
  type SourceClient,
  type SourceDocument,
  type SourceListItem,
  type SourceProgress,
  SourceStatus,
  SourceType,
} from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { sources } from './tables.ts';

export type SourceRow = typeof sources.$inferSelect;

/** What there is of a source's pages. */
export interface PageCounts {
  totalPage: number;
  totalToken: number;
  failedPage: number;
  readPage: number;
  waitingPage: number;
  /** The first document's name, of a source that has documents. */
  firstDocument: string | null;
}

const noPages: PageCounts = {
  totalPage: 0,
  totalToken: 0,
  failedPage: 0,
  readPage: 0,
  waitingPage: 0,
  firstDocument: null,
};

/** SQL for a page's text being there to rest on. */
const isUsable = sql.raw(`NOT p.is_ignored AND p.content <> '' AND p.status <> ${SourceStatus.removed}`);

/** The pages of an agent's sources, counted, or of one of them. */
export async function countPages(
  session: DatabaseSession,
  agentId: string,
  sourceId: string | null = null,
): Promise<(sourceId: string) => PageCounts> {
  const rows = await session.agent(agentId).query<PageCounts & { id: string } & Record<string, unknown>>(
    (agent) => sql`
      SELECT s.id,
             count(*) FILTER (WHERE ${isUsable})::int AS "totalPage",
             coalesce(sum(p.total_token) FILTER (WHERE ${isUsable}), 0)::int AS "totalToken",
             count(*) FILTER (WHERE p.status = ${SourceStatus.failed} AND NOT p.is_ignored)::int AS "failedPage",
             count(*) FILTER (WHERE s.run_id IS NOT NULL AND p.read_in = s.run_id)::int AS "readPage",
             count(*) FILTER (WHERE s.run_id IS NOT NULL AND p.waits_in = s.run_id)::int AS "waitingPage",
             min(p.document) AS "firstDocument"
        FROM sources s JOIN source_pages p ON p.source_id = s.id
       WHERE s.agent_id = ${agent} AND (${sourceId}::uuid IS NULL OR s.id = ${sourceId}::uuid)
       GROUP BY s.id`,
  );
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => byId.get(id) ?? noPages;
}

/** How far reading a source is, and what it came to. */
export const progressOf = (row: SourceRow, { firstDocument: _, ...counts }: PageCounts): SourceProgress => ({
  id: row.id,
  isRunning: row.runId !== null,
  status: row.status as SourceStatus,
  failure: row.failure,
  failureDetail: row.failureDetail,
  lastRunDatetimeStart: row.runStartedAt,
  lastRunDatetime: row.runEndedAt,
  nextRunDatetime: row.nextRunAt,
  ...counts,
});

/** Whether a source's documents come from the staff, not from an address. */
export const isOfUploads = ({ sourceType, url }: Pick<SourceRow, 'sourceType' | 'url'>): boolean =>
  sourceType === SourceType.upload && url === '';

/** A source as its staff see it. */
export function sourceOf(
  row: SourceRow,
  counts: PageCounts,
  clients: readonly SourceClient[],
  documents: readonly SourceDocument[],
): Source {
  const { id, agentId, sourceType, name, url, active, updateContinuously, intervalHours, revision } = row;
  const settings = {
    id,
    agentId,
    sourceType,
    name,
    url,
    active,
    updateContinuously,
    intervalHours,
    revision,
  };
  return {
    ...row.reading,
    ...settings,
    hasPassword: row.passwordSealed !== null,
    gptSettingClientList: [...clients],
    documentList: [...documents],
    ...progressOf(row, counts),
  };
}

/** The same in a list. */
export function listItemOf(
  row: SourceRow,
  counts: PageCounts,
  clients: readonly SourceClient[],
): SourceListItem {
  const { sourceType, url, active, updateContinuously, intervalHours } = row;
  return {
    ...progressOf(row, counts),
    sourceType,
    title: titleOf(row, counts),
    url,
    active,
    updateContinuously,
    intervalHours,
    gptSettingClientList: [...clients],
  };
}

/** What a source goes by: its name, its address without what all have in common, or the first of its documents. */
function titleOf({ name, url }: Pick<SourceRow, 'name' | 'url'>, { firstDocument }: PageCounts): string {
  return name || url.replace(/^https?:\/\/(www\.)?|\/$/g, '') || firstDocument || '';
}
