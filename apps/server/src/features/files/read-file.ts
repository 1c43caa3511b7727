import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { files } from './tables.ts';

/** A file, whoever asks: its id is the key to it. Throws `notFound`. */
export async function readFile(app: App, fileId: string): Promise<FileReply> {
  const agentId = await app.database.ownerOf(files, files.id, fileId);
  const row = agentId && (await app.database.agent(agentId).first(files, eq(files.id, fileId)));
  const bytes = row && (await app.outbound.files.get(row.id));
  if (!row || !bytes) throw notFound();
  // Only a picture is shown by the browser; anything else it saves.
  const shows = row.contentType.startsWith('image/');
  return new FileReply(bytes, row.contentType, { name: row.name, opens: shows ? 'inline' : 'attachment' });
}
