import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  newId,
  SourceStatus,
  sourceKeys,
  type UploadedDocument,
  uploadBytesMax,
  uploadEndings,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { accountOf } from '../agents/index.ts';
import { announceProgress } from './announce-progress.ts';
import { findSource, readSource } from './read-sources.ts';
import { type ReadDocument, readDocument, readingTurns } from './reading/index.ts';
import { refuseWhenSpent } from './run-reading.ts';
import { isOfUploads } from './source-record.ts';
import { storeDocument } from './store-document.ts';
import { sources } from './tables.ts';

interface Upload {
  sourceId: string;
  name: string;
  bytes: Readable;
}

/**
 * Reads an uploaded document into a source; it is on disk while it is read, however large it is, and its text is what is
 * kept. Throws `notFound`, `badRequest` for what is no document or too large, `forbidden` where the tokens of the plan
 * are used up, and `unavailable` where the company has too many read at once.
 */
export async function uploadDocument(app: App, agentId: string, upload: Upload): Promise<UploadedDocument> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  // Before anything is taken of it: a document that waits lies on disk.
  return readingTurns.inPlace(company, () => readUpload(app, agentId, company, upload));
}

async function readUpload(
  app: App,
  agentId: string,
  company: string,
  { sourceId, name, bytes }: Upload,
): Promise<UploadedDocument> {
  const source = await findSource(app.database, agentId, sourceId);
  if (!isOfUploads(source)) throw new AppError('badRequest', sourceKeys.typeChanged);
  if (!uploadEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    throw new AppError('badRequest', sourceKeys.uploadKind);
  await refuseWhenSpent(app, agentId);
  const folder = await mkdtemp(join(tmpdir(), 'samtale-upload-'));
  try {
    const path = join(folder, 'document');
    await save(bytes, path);
    const read = await readDocument(path, name, company);
    const failed = 'failure' in read ? read : null;
    if (!('failure' in read)) await storeUpload(app, agentId, sourceId, name, read);
    return {
      source: await readSource(app, agentId, sourceId),
      pages: 'failure' in read ? 0 : read.parts.length,
      failure: failed?.failure ?? null,
      failureDetail: failed?.detail ?? '',
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes what comes to a file, up to the largest that is taken. */
async function save(bytes: Readable, path: string): Promise<void> {
  let length = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > uploadBytesMax ? new AppError('tooLarge', sourceKeys.uploadTooLarge) : null, chunk);
    },
  });
  await pipeline(bytes, limit, createWriteStream(path));
  if (!length) throw new AppError('badRequest', sourceKeys.uploadEmpty);
}

/** Puts a document in the place of the one of the same name. */
async function storeUpload(
  app: App,
  agentId: string,
  sourceId: string,
  name: string,
  document: ReadDocument,
): Promise<void> {
  const first = { agentId, sourceId, id: newId, url: name, waitsIn: null };
  await storeDocument(app, first, { ...document, url: name, etag: null, httpLastModified: null });
  const now = app.now().toISOString();
  const ended = { status: SourceStatus.trained, failure: null, failureDetail: '' };
  await app.database
    .agent(agentId)
    .update(sources, { ...ended, runStartedAt: now, runEndedAt: now }, eq(sources.id, sourceId));
  await announceProgress(app, agentId, sourceId);
}
