import type { TrainingPage } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { accountOf } from '../agents/index.ts';
import { announceProgress } from './announce-progress.ts';
import { findPage, pageOf } from './read-pages.ts';
import { findSource } from './read-sources.ts';
import { type Reading, readingTurns, SiteReader } from './reading/index.ts';
import { refuseWhenSpent } from './run-reading.ts';
import { siteSettingsOf } from './site-settings-of.ts';
import type { SourceRow } from './source-record.ts';
import { editPage, restorePage, setIgnored } from './store-page.ts';
import { storeReading } from './store-reading.ts';
import { sourcePages } from './tables.ts';

interface PagePlace {
  sourceId: string;
  pageId: string;
}

/** Lets answers rest on a page no more, or again. Throws `notFound`. */
export async function ignorePage(
  app: App,
  agentId: string,
  place: PagePlace,
  flag: boolean,
): Promise<TrainingPage> {
  const page = await app.database.transaction(async (session) => {
    const row = await findPage(session, agentId, place, { forUpdate: true });
    await setIgnored(session.agent(agentId), row, flag);
    return findPage(session, agentId, place);
  });
  await announceProgress(app, agentId, place.sourceId);
  return pageOf(page);
}

/** Writes a page's text by hand. Throws `notFound`. */
export async function writePage(
  app: App,
  agentId: string,
  place: PagePlace,
  written: { title?: string | undefined; content: string },
): Promise<{ updated: boolean; page: TrainingPage }> {
  const now = app.now().toISOString();
  const changed = await app.database.transaction(async (session) => {
    const row = await findPage(session, agentId, place, { forUpdate: true });
    const { title = row.title, content } = written;
    const updated = await editPage(session.agent(agentId), row, { title, content }, now);
    return { updated, page: pageOf(await findPage(session, agentId, place)) };
  });
  await announceProgress(app, agentId, place.sourceId);
  return changed;
}

/**
 * Reads a page again, without what was written by hand; of an uploaded document that is taken back. Throws `notFound`,
 * `forbidden` where the tokens of the plan are used up, and `unavailable` where the company has too many read at once.
 */
export async function rereadPage(
  app: App,
  agentId: string,
  place: PagePlace,
): Promise<{ updated: boolean; page: TrainingPage }> {
  const source = await findSource(app.database, agentId, place.sourceId);
  const before = await findPage(app.database, agentId, place);
  if (source.url !== '') await refuseWhenSpent(app, agentId);
  if (before.readContent !== null) await takeBack(app, agentId, place);
  let page = await findPage(app.database, agentId, place);
  if (source.url !== '') {
    const reading = await readAgain(app, source, page.document ?? page.url);
    await storeReading(app, await firstPart(app, agentId, page), reading, null);
    page = await findPage(app.database, agentId, place);
  }
  await announceProgress(app, agentId, place.sourceId);
  const updated = page.content !== before.content || page.title !== before.title;
  return { updated, page: pageOf(page) };
}

async function readAgain(app: App, source: SourceRow, address: string): Promise<Reading> {
  const company = (await accountOf(app, source.agentId)) ?? source.agentId;
  return readingTurns.inPlace(company, async () => {
    const reader = new SiteReader(app.outbound.http, siteSettingsOf(app, source), company);
    try {
      const { failure } = await reader.begin();
      if (failure) return { kind: 'failed', ...failure };
      return await reader.read(address, { etag: null, httpLastModified: null });
    } finally {
      await reader.close();
    }
  });
}

const takeBack = (app: App, agentId: string, place: PagePlace): Promise<void> =>
  app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const row = await findPage(session, agentId, place, { forUpdate: true });
    await restorePage(scope, row);
    if (row.isIgnored) await setIgnored(scope, { ...row, isIgnored: false }, true);
  });

/** The page of the same source that bears the address of a document, of any of its parts. */
async function firstPart(app: App, agentId: string, page: typeof sourcePages.$inferSelect) {
  if (page.document === null || page.document === page.url) return page;
  const scope = app.database.agent(agentId);
  const isFirst = and(eq(sourcePages.sourceId, page.sourceId), eq(sourcePages.url, page.document));
  return (await scope.first(sourcePages, isFirst)) ?? page;
}
