import { randomUUID } from 'node:crypto';
import type { SentFile } from '@samtale/dialog';
import type { InferSelectModel } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { checkFile } from './check-file.ts';
import { files } from './tables.ts';

interface NewFile {
  agentId: string;
  name: string;
  bytes: Buffer;
}

/** Keeps an uploaded file, which is forgotten again unless it is used. Throws what `checkFile` does. */
export async function keepFile(app: App, { agentId, name, bytes }: NewFile): Promise<SentFile> {
  const checked = await checkFile(name, bytes);
  const at = app.now().toISOString();
  const file = { id: randomUUID(), ...checked, bytes: bytes.length };
  // The row first: what is stored without one would never be found again.
  await app.database.agent(agentId).insert(files, [{ ...file, createdAt: at, unusedSince: at }]);
  await app.outbound.files.put(file.id, bytes);
  return file;
}

/** A file as the log and the staff's screens have it. */
export const sentFile = (row: InferSelectModel<typeof files>): SentFile => ({
  id: row.id,
  name: row.name,
  contentType: row.contentType,
  bytes: row.bytes,
  ...(row.width && row.height && { width: row.width, height: row.height }),
});
