import { and, eq, notInArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { KnownReply, ReadDocument } from './reading/index.ts';
import { type PageRow, storeText } from './store-page.ts';
import { sourcePages } from './tables.ts';

/**
 * Stores a document: its parts are pages of their own, of which the first one has its address. Each is stored by itself,
 * since a large document takes long and others want to get at the database meanwhile. Whether it is another than before.
 *
 * @param first the page with the document's address, or where that was asked for
 */
export async function storeDocument(
  app: App,
  first: Pick<PageRow, 'agentId' | 'sourceId' | 'id' | 'url' | 'waitsIn'>,
  document: ReadDocument & KnownReply & { url: string },
): Promise<boolean> {
  const { url, title, parts, etag, httpLastModified } = document;
  const { agentId, sourceId } = first;
  const now = app.now().toISOString();
  // Documents with pages open at one where browsers show them.
  const addresses = parts.map(({ page }, index) => (index ? `${url}#page=${page ?? index + 1}` : url));
  const scope = app.database.agent(agentId);
  if (first.url !== url) await scope.delete(sourcePages, eq(sourcePages.id, first.id));
  let isOther = false;
  for (const [index, address] of addresses.entries()) {
    const part = parts[index];
    if (!part) continue;
    const named = parts.length > 1 && part.title ? `${title} (${part.title})` : title;
    const text = { title: named, text: part.text, lastModified: null, etag, httpLastModified };
    const changed = await app.database.transaction(async (session) => {
      const own = session.agent(agentId);
      const belonging = { document: url, readIn: first.waitsIn };
      await own.insert(sourcePages, [{ sourceId, url: address, ...belonging }], {
        onConflictDoNothing: true,
      });
      const where = and(eq(sourcePages.sourceId, sourceId), eq(sourcePages.url, address));
      const row = await own.first(sourcePages, where, { forUpdate: true });
      if (!row) return false;
      await own.update(sourcePages, belonging, eq(sourcePages.id, row.id));
      return storeText(own, row, text, now);
    });
    isOther ||= changed;
  }
  const isOld = and(
    eq(sourcePages.sourceId, sourceId),
    eq(sourcePages.document, url),
    notInArray(sourcePages.url, addresses),
  );
  return (await scope.delete(sourcePages, isOld)) > 0 || isOther;
}
