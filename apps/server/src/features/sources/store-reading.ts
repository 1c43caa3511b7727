import { sourcePagesMax } from '@samtale/contract';
import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { Reading } from './reading/index.ts';
import { type PageRow, storeFailure, storeGone, storeText, storeUnchanged } from './store-page.ts';
import { sourcePages } from './tables.ts';

/**
 * Stores what came of reading a page's address, and what it leads to as pages that wait, if a reading runs. Whether the
 * page is another than before.
 */
export function storeReading(
  app: App,
  page: PageRow,
  reading: Reading,
  runId: string | null,
): Promise<boolean> {
  const now = app.now().toISOString();
  return app.database.transaction(async (session) => {
    const scope = session.agent(page.agentId);
    const current = await scope.first(sourcePages, eq(sourcePages.id, page.id), { forUpdate: true });
    // Deleted or begun anew meanwhile.
    if (!current) return false;
    if (runId && current.waitsIn !== runId) return false;
    await scope.update(
      sourcePages,
      { waitsIn: null, ...(runId && { readIn: runId }) },
      eq(sourcePages.id, page.id),
    );
    const isOther = await storeContent(scope, current, reading, now);
    if (runId && 'links' in reading) await addPages(scope, page.sourceId, reading.links, runId);
    return isOther;
  });
}

async function storeContent(
  scope: AgentScope,
  page: PageRow,
  reading: Reading,
  now: string,
): Promise<boolean> {
  switch (reading.kind) {
    case 'page': {
      const target = await targetOf(scope, page, reading.url);
      return storeText(scope, target, reading, now);
    }
    case 'document':
      return storeDocument(scope, page, reading, now);
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

/** A document's parts are pages of their own; the first one has its address. */
export async function storeDocument(
  scope: AgentScope,
  first: PageRow,
  document: Extract<Reading, { kind: 'document' }>,
  now: string,
): Promise<boolean> {
  const { url, title, parts, etag, httpLastModified } = document;
  // Documents with pages open at one where browsers show them.
  const addresses = parts.map(({ page }, index) => (index ? `${url}#page=${page ?? index + 1}` : url));
  await scope.insert(
    sourcePages,
    addresses.map((address) => ({ sourceId: first.sourceId, url: address, document: url })),
    { onConflictDoNothing: true },
  );
  let isOther = false;
  for (const [index, address] of addresses.entries()) {
    const part = parts[index];
    const where = and(eq(sourcePages.sourceId, first.sourceId), eq(sourcePages.url, address));
    const row = await scope.first(sourcePages, where);
    if (!part || !row) continue;
    const named = parts.length > 1 && part.title ? `${title} (${part.title})` : title;
    const told = { lastModified: null, etag, httpLastModified };
    if (await storeText(scope, row, { title: named, text: part.text, ...told }, now)) isOther = true;
    await scope.update(sourcePages, { document: url, readIn: first.waitsIn }, eq(sourcePages.id, row.id));
  }
  const isOld = and(
    eq(sourcePages.sourceId, first.sourceId),
    eq(sourcePages.document, url),
    notInArray(sourcePages.url, addresses),
  );
  return (await scope.delete(sourcePages, isOld)) > 0 || isOther;
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
      inArray(sourcePages.url, unique),
      eq(sourcePages.isIgnored, false),
      or(isNull(sourcePages.readIn), ne(sourcePages.readIn, runId)),
    ),
  );
}
