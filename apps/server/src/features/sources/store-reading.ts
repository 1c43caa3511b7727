import { sourcePagesMax } from '@samtale/contract';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { Reading } from './reading/index.ts';
import { storeDocument } from './store-document.ts';
import { type PageRow, storeFailure, storeGone, storeText, storeUnchanged } from './store-page.ts';
import { sourcePages, sources } from './tables.ts';

/**
 * Stores what came of reading a page's address, and what it leads to as pages that wait, if a reading runs. Whether the
 * page is another than before.
 */
export async function storeReading(
  app: App,
  page: PageRow,
  reading: Reading,
  runId: string | null,
): Promise<boolean> {
  const now = app.now().toISOString();
  const isOther = await app.database.transaction(async (session) => {
    const scope = session.agent(page.agentId);
    // Before its pages, as those do who delete a source or begin it anew: in another order they wait for each other.
    await scope.first(sources, eq(sources.id, page.sourceId), { forUpdate: true });
    const current = await scope.first(sourcePages, eq(sourcePages.id, page.id), { forUpdate: true });
    // Deleted or begun anew meanwhile.
    if (!current || (runId && current.waitsIn !== runId)) return null;
    await scope.update(
      sourcePages,
      { waitsIn: null, ...(runId && { readIn: runId }) },
      eq(sourcePages.id, page.id),
    );
    const changed = reading.kind !== 'document' && (await storeContent(scope, current, reading, now));
    if (runId && 'links' in reading) await addPages(scope, page.sourceId, reading.links, runId);
    return changed;
  });
  if (isOther === null || reading.kind !== 'document') return isOther ?? false;
  return storeDocument(app, page, reading);
}

async function storeContent(
  scope: AgentScope,
  page: PageRow,
  reading: Exclude<Reading, { kind: 'document' }>,
  now: string,
): Promise<boolean> {
  switch (reading.kind) {
    case 'page': {
      const target = await targetOf(scope, page, reading.url);
      return storeText(scope, target, reading, now);
    }
    case 'unchanged':
      await storeUnchanged(scope, page, now);
      return false;
    case 'failed':
      await storeFailure(scope, page, reading, now);
      return false;
    case 'unlisted':
    case 'moved':
    case 'gone':
      await storeGone(scope, page, now);
      return page.content !== '';
  }
}

/** Where a page's text belongs: one that bears another address in truth is stored under that. */
async function targetOf(scope: AgentScope, page: PageRow, url: string): Promise<PageRow> {
  if (url === page.url) return page;
  const bySourceAndUrl = and(eq(sourcePages.sourceId, page.sourceId), eq(sourcePages.url, url));
  const known = await scope.first(sourcePages, bySourceAndUrl, { forUpdate: true });
  if (!known) {
    await scope.update(sourcePages, { url }, eq(sourcePages.id, page.id));
    return { ...page, url };
  }
  await scope.delete(sourcePages, eq(sourcePages.id, page.id));
  await scope.update(sourcePages, { waitsIn: null, readIn: page.waitsIn }, eq(sourcePages.id, known.id));
  return known;
}

/** Has addresses read in a reading that runs, as far as a source may have so many and they were not read in it yet. */
export async function addPages(
  scope: AgentScope,
  sourceId: string,
  urls: readonly string[],
  runId: string,
): Promise<void> {
  const unique = [...new Set(urls)];
  if (!unique.length) return;
  const known = await scope.count(sourcePages, eq(sourcePages.sourceId, sourceId));
  const room = Math.max(0, sourcePagesMax - known);
  await scope.query(
    (agent) => sql`
      INSERT INTO source_pages (id, agent_id, source_id, url, waits_in)
      SELECT gen_random_uuid(), ${agent}, ${sourceId}, asked.url, ${runId}
        FROM unnest(${sql.param(unique)}::text[]) AS asked (url)
       WHERE NOT EXISTS (SELECT FROM source_pages p WHERE p.source_id = ${sourceId} AND p.url = asked.url)
       LIMIT ${room}
      ON CONFLICT (source_id, url) DO NOTHING`,
  );
  await scope.update(
    sourcePages,
    { waitsIn: runId },
    and(
      eq(sourcePages.sourceId, sourceId),
      // One parameter: a placeholder for each of thousands takes the database and this process a second.
      sql`${sourcePages.url} = ANY(${sql.param(unique)}::text[])`,
      eq(sourcePages.isIgnored, false),
      or(isNull(sourcePages.readIn), ne(sourcePages.readIn, runId)),
    ),
  );
}
