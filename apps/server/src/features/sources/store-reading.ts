import { sourcePagesMax } from '@samtale/contract';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { Reading } from './reading/index.ts';
import { storeDocument } from './store-document.ts';
import { type PageRow, storeFailure, storeGone, storeText, storeUnchanged } from './store-page.ts';
import { sourcePages, sources } from './tables.ts';

/** Addresses that are stored at a time: a page may lead to thousands. */
const linksAtOnce = 200;

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
  const { database } = app;
  // Before the page counts as read: it is read once more when the process ends in between.
  if (runId && 'links' in reading) {
    const links = [...new Set(reading.links)];
    for (let start = 0; start < links.length; start += linksAtOnce) {
      const some = links.slice(start, start + linksAtOnce);
      await database.transaction(async (session) => {
        const scope = session.agent(page.agentId);
        if (await currentPage(scope, page, runId)) await addPages(scope, page.sourceId, some, runId);
      });
    }
  }
  const isOther = await database.transaction(async (session) => {
    const scope = session.agent(page.agentId);
    const current = await currentPage(scope, page, runId);
    if (!current) return null;
    await scope.update(
      sourcePages,
      { waitsIn: null, ...(runId && { readIn: runId }) },
      eq(sourcePages.id, page.id),
    );
    return reading.kind !== 'document' && storeContent(scope, current, reading, now);
  });
  if (isOther === null || reading.kind !== 'document') return isOther ?? false;
  return storeDocument(app, page, reading);
}

/** The page as it is now; null when it was deleted or begun again meanwhile. */
async function currentPage(scope: AgentScope, page: PageRow, runId: string | null): Promise<PageRow | null> {
  // Before its pages, as those do who delete a source or begin it again: in another order they wait for each other.
  await scope.first(sources, eq(sources.id, page.sourceId), { forUpdate: true });
  const current = await scope.first(sourcePages, eq(sourcePages.id, page.id), { forUpdate: true });
  return current && (!runId || current.waitsIn === runId) ? current : null;
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
      const { title, text, lastModified, etag, httpLastModified, contact } = reading;
      return storeText(scope, target, { title, text, lastModified, etag, httpLastModified, contact }, now);
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

/** Has addresses, each once, read in a reading that runs, as far as a source may have so many and they were not read in it yet. */
export async function addPages(
  scope: AgentScope,
  sourceId: string,
  urls: readonly string[],
  runId: string,
): Promise<void> {
  const known = await scope.count(sourcePages, eq(sourcePages.sourceId, sourceId));
  const room = Math.max(0, sourcePagesMax - known);
  await scope.query(
    (agent) => sql`
      INSERT INTO source_pages (id, agent_id, source_id, url, waits_in)
      SELECT gen_random_uuid(), ${agent}, ${sourceId}, asked.url, ${runId}
        FROM unnest(${sql.param(urls)}::text[]) AS asked (url)
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
      sql`${sourcePages.url} = ANY(${sql.param(urls)}::text[])`,
      eq(sourcePages.isIgnored, false),
      or(isNull(sourcePages.readIn), ne(sourcePages.readIn, runId)),
    ),
  );
}
