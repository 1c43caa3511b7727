import { createHash } from 'node:crypto';
import { pageContentMax, pageTitleMax, type SourceFailure, SourceStatus } from '@samtale/contract';
import { estimateTokens } from '@samtale/retrieval';
import { and, eq } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import type { PageContact } from './reading/index.ts';
import { forgetPassages, storePassages } from './store-passages.ts';
import { sourcePages } from './tables.ts';

export type PageRow = typeof sourcePages.$inferSelect;

/** What was read of a page. */
export interface ReadText {
  title: string;
  text: string;
  lastModified: string | null;
  etag: string | null;
  httpLastModified: string | null;
  /** Of a page of a website. */
  contact?: PageContact;
}

/** Stores what was read of a page, which answers rest on from now on. Whether it is another than before. */
export async function storeText(
  scope: AgentScope,
  page: PageRow,
  { title, text, ...told }: ReadText,
  now: string,
): Promise<boolean> {
  const read = { title: storable(title, pageTitleMax), content: storable(text, pageContentMax) };
  const contentHash = hashOf(read);
  const isOther = contentHash !== page.contentHash || page.status === SourceStatus.removed;
  const isEdited = page.readContent !== null;
  const shown = isEdited ? { readTitle: read.title, readContent: read.content } : read;
  const wasRead = page.contentHash !== '';
  await scope.update(
    sourcePages,
    {
      ...told,
      ...(isOther && { ...shown, contentHash, updatedAt: now }),
      ...(isOther && !isEdited && { totalToken: estimateTokens(read.content) }),
      status: page.isIgnored
        ? SourceStatus.ignored
        : isOther && wasRead
          ? SourceStatus.updated
          : SourceStatus.trained,
      failure: null,
      failureDetail: '',
      readAt: now,
    },
    eq(sourcePages.id, page.id),
  );
  if (isOther && !isEdited && !page.isIgnored) await storePassages(scope, { ...page, ...read });
  return isOther;
}

/** Notes that a page is as it was. */
export const storeUnchanged = (scope: AgentScope, page: PageRow, now: string): Promise<unknown> =>
  scope.update(
    sourcePages,
    { status: SourceStatus.trained, failure: null, failureDetail: '', readAt: now },
    eq(sourcePages.id, page.id),
  );

/** Notes that a page could not be read; what was read before is answered from all the same. */
export const storeFailure = (
  scope: AgentScope,
  page: PageRow,
  { failure, detail }: { failure: SourceFailure; detail: string },
  now: string,
): Promise<unknown> =>
  scope.update(
    sourcePages,
    { status: SourceStatus.failed, failure, failureDetail: storable(detail, 200), readAt: now },
    eq(sourcePages.id, page.id),
  );

/**
 * Notes that there is no such page any more: answers rest on it no longer. One that never was is forgotten once the reading
 * has ended (`forgetNeverThere`): until then other pages may lead to it again.
 */
export async function storeGone(scope: AgentScope, page: PageRow, now: string): Promise<void> {
  await forgetPassages(scope, page.id);
  await scope.update(
    sourcePages,
    {
      status: SourceStatus.removed,
      failure: null,
      failureDetail: '',
      readAt: now,
      etag: null,
      httpLastModified: null,
    },
    eq(sourcePages.id, page.id),
  );
}

/** Forgets addresses under which nothing has ever been read. */
export const forgetNeverThere = (scope: AgentScope, sourceId: string): Promise<unknown> =>
  scope.delete(
    sourcePages,
    and(
      eq(sourcePages.sourceId, sourceId),
      eq(sourcePages.status, SourceStatus.removed),
      eq(sourcePages.content, ''),
    ),
  );

/** Writes a page's text by hand; what was read is kept beside it. Whether it is another than before. */
export async function editPage(
  scope: AgentScope,
  page: PageRow,
  { title, content }: { title: string; content: string },
  now: string,
): Promise<boolean> {
  if (title === page.title && content === page.content) return false;
  const written = { title, content, totalToken: estimateTokens(content) };
  await scope.update(
    sourcePages,
    {
      ...written,
      readTitle: page.readTitle ?? page.title,
      readContent: page.readContent ?? page.content,
      updatedAt: now,
      status: page.isIgnored ? SourceStatus.ignored : SourceStatus.updated,
      failure: null,
      failureDetail: '',
    },
    eq(sourcePages.id, page.id),
  );
  if (!page.isIgnored) await storePassages(scope, { ...page, ...written });
  return true;
}

/** Takes back what was done by hand on a page: its text is what was read, and answers rest on it. */
export async function restorePage(scope: AgentScope, page: PageRow): Promise<void> {
  const read = { title: page.readTitle ?? page.title, content: page.readContent ?? page.content };
  await scope.update(
    sourcePages,
    {
      ...read,
      readTitle: null,
      readContent: null,
      totalToken: estimateTokens(read.content),
      isIgnored: false,
      ...((page.status === SourceStatus.ignored || page.status === SourceStatus.updated) && {
        status: usableStatus(read.content),
      }),
    },
    eq(sourcePages.id, page.id),
  );
  await storePassages(scope, { ...page, ...read });
}

/** Lets answers rest on a page no more, or again. */
export async function setIgnored(scope: AgentScope, page: PageRow, isIgnored: boolean): Promise<void> {
  if (page.isIgnored === isIgnored) return;
  const status = isIgnored ? SourceStatus.ignored : usableStatus(page.content);
  await scope.update(sourcePages, { isIgnored, status, waitsIn: null }, eq(sourcePages.id, page.id));
  if (isIgnored) await forgetPassages(scope, page.id);
  else await storePassages(scope, page);
}

const usableStatus = (content: string): SourceStatus =>
  content === '' ? SourceStatus.notRun : SourceStatus.trained;

/** What the database takes: no halves of characters and no zero bytes, at most so long. */
const storable = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().replaceAll('\0', '');

const hashOf = ({ title, content }: { title: string; content: string }): string =>
  createHash('sha256').update(`${title}\n${content}`).digest('base64url');
