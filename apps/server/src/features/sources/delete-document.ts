import type { Source } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { announceProgress } from './announce-progress.ts';
import { findSource, readSource } from './read-sources.ts';
import { isOfUploads } from './source-record.ts';
import { sourcePages } from './tables.ts';

/** Deletes an uploaded document with its pages. Throws `notFound`. */
export async function deleteDocument(
  app: App,
  agentId: string,
  { sourceId, name }: { sourceId: string; name: string },
): Promise<Source> {
  if (!isOfUploads(await findSource(app.database, agentId, sourceId))) throw notFound();
  const ofDocument = and(eq(sourcePages.sourceId, sourceId), eq(sourcePages.document, name));
  if (!(await app.database.agent(agentId).delete(sourcePages, ofDocument))) throw notFound();
  await announceProgress(app, agentId, sourceId);
  return readSource(app, agentId, sourceId);
}
